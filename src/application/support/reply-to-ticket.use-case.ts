import type { Result } from '../../domain/shared/result';
import type { Ticket } from '../../domain/support/ticket';
import { checkReply } from '../../domain/support/ticket-reply';
import type { ApiFailure } from '../http/api-failure';
import type { SupportGateway } from './support-gateway.port';

/** Writes in a ticket of the player, with the words as they will be stored, and answers it as it is then; once more under its key nothing is written twice. */
export class ReplyToTicket {
  constructor(private readonly gateway: Pick<SupportGateway, 'reply'>) {}

  execute(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>> {
    const checked = checkReply(text);
    // What the rules refuse the server refuses in words.
    return this.gateway.reply(number, checked.ok ? checked.value : text, key);
  }
}
