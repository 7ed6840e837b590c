import type { Result } from '../../domain/shared/result';
import type { NewTicket } from '../../domain/support/ticket';
import { checkNewTicket } from '../../domain/support/ticket';
import type { ApiFailure } from '../http/api-failure';
import type { SupportGateway } from './support-gateway.port';

/**
 * Normalises and opens a support ticket, and returns its number. A repeated request with the same key opens no second
 * ticket.
 */
export class OpenTicket {
  constructor(private readonly gateway: Pick<SupportGateway, 'open'>) {}

  execute(ticket: NewTicket, key: string): Promise<Result<string, ApiFailure>> {
    const checked = checkNewTicket(ticket);
    // An invalid ticket is sent unchanged, so that the server answers with its error message.
    return this.gateway.open(checked.ok ? checked.value : ticket, key);
  }
}
