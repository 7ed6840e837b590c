import type { ConversationMessage } from '../../domain/inbox/conversation';
import { checkMessage } from '../../domain/inbox/conversation';
import type { TextProblem } from '../../domain/reviews/text-limits';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ConversationGateway, NewMessage } from './conversation-gateway.port';

/** Reason why a message was not sent: its length, or a failed call. */
export type SendMessageFailure = { readonly kind: 'text'; readonly problem: TextProblem } | ApiFailure;

/** Sends a message to another player if its length is allowed. */
export class SendMessage {
  constructor(private readonly gateway: Pick<ConversationGateway, 'send'>) {}

  async execute(user: string, { id, text }: NewMessage): Promise<Result<ConversationMessage, SendMessageFailure>> {
    const checked = checkMessage(text);
    if (!checked.ok) return err({ kind: 'text', problem: checked.error });
    return this.gateway.send(user, { id, text: checked.value });
  }
}
