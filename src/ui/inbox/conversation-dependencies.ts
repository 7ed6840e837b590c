import type { ConversationGateway } from '../../application/inbox/conversation-gateway.port';
import type { FollowConversation } from '../../application/inbox/follow-conversation.use-case';
import type { ReadConversation } from '../../application/inbox/read-conversation.use-case';
import type { SendMessage } from '../../application/inbox/send-message.use-case';
import type { StoreUnsentMessages } from '../../application/inbox/store-unsent-messages.use-case';
import type { PlayedLink } from '../../application/play/played-link.port';
import type { SessionState } from '../../application/session/session-state';
import type { Attention } from '../../application/system/attention.port';
import type { Device } from '../../application/system/device';
import type { Random } from '../../application/system/random.port';
import type { FriendActionDependencies } from '../friends/perform-friend-action';

/** Dependencies of a conversation’s view-model. */
export interface ConversationDependencies {
  readonly gateway: Pick<ConversationGateway, 'read'>;
  readonly send: SendMessage;
  readonly follow: FollowConversation;
  readonly read: ReadConversation;
  readonly drafts: StoreUnsentMessages;
  readonly session: Pick<SessionState, 'session$'>;
  readonly friendActions: FriendActionDependencies;
  readonly attention: Pick<Attention, 'onReturn'>;
  readonly device: Device;
  readonly random: Random;
  readonly portalOrigin: string;
  readonly playedLink: Pick<PlayedLink, 'of'>;
}
