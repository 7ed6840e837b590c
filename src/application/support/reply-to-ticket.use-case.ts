import type { Result } from '../../domain/shared/result';
import type { Ticket } from '../../domain/support/ticket';
import { checkReply } from '../../domain/support/ticket';
import type { ApiFailure } from '../http/api-failure';
import type { SupportGateway } from './support-gateway.port';

/**
 * Normalises and posts a reply to a ticket, and returns the updated ticket. A repeated request with the same key posts
 * nothing.
 */
export class ReplyToTicket {
  constructor(private readonly gateway: Pick<SupportGateway, 'reply'>) {}

  execute(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>> {
    const checked = checkReply(text);
    // An invalid reply is sent unchanged, so that the server answers with its error message.
    return this.gateway.reply(number, checked.ok ? checked.value : text, key);
  }
}
