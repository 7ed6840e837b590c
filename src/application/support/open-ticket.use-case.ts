import type { Result } from '../../domain/shared/result';
import { checkNewTicket } from '../../domain/support/new-ticket';
import type { ApiFailure } from '../http/api-failure';
import type { NewTicket, SupportGateway } from './support-gateway.port';

/** Opens a ticket at the support, with the words as they will be stored, and answers its number; once more under its key it opens no second one. */
export class OpenTicket {
  constructor(private readonly gateway: Pick<SupportGateway, 'open'>) {}

  execute(ticket: NewTicket, key: string): Promise<Result<string, ApiFailure>> {
    const checked = checkNewTicket(ticket);
    // What the rules refuse the server refuses in words.
    return this.gateway.open(checked.ok ? checked.value : ticket, key);
  }
}
