import type { Conversation } from '../../domain/inbox/conversation';
import { newestUnread } from '../../domain/inbox/conversation';
import type { Attention } from '../system/attention.port';
import { isSeen } from '../system/device';
import type { ConversationGateway } from './conversation-gateway.port';
import type { InboxEcho } from './inbox-echo.port';

/** Marks the messages of an open conversation as read while its tab is visible. */
export class ReadConversation {
  constructor(
    private readonly gateway: Pick<ConversationGateway, 'markRead'>,
    private readonly attention: Attention,
    private readonly echo: Pick<InboxEcho, 'publish'>,
  ) {}

  /** Returns true if messages were marked. A failure is repeated by the next call. */
  async execute(user: string, conversation: Conversation): Promise<boolean> {
    const newest = newestUnread(conversation);
    if (newest === undefined || !isSeen(this.attention)) return false;
    const answer = await this.gateway.markRead(user, newest);
    if (answer.ok) this.echo.publish();
    return answer.ok;
  }
}
