import { BrowserInboxEcho } from '../adapters/browser/browser-inbox-echo';
import { httpConversationGateway, httpInboxPageGateway } from '../adapters/http/http-inbox-gateways';
import { httpPlayerHomeGateway } from '../adapters/http/http-player-home-gateway';
import { TabMessageDraftStore } from '../adapters/storage/tab-message-draft-store';
import type { PlayerHomeGateway } from '../application/home/player-home-gateway.port';
import type { ConversationGateway } from '../application/inbox/conversation-gateway.port';
import { ChangeInbox } from '../application/inbox/change-inbox.use-case';
import type { InboxPageGateway } from '../application/inbox/inbox-page-gateway.port';
import { FollowConversation } from '../application/inbox/follow-conversation.use-case';
import { LoadInvitableGames } from '../application/inbox/load-invitable-games.use-case';
import type { MessageDraftStore } from '../application/inbox/message-draft-store.port';
import { ReadConversation } from '../application/inbox/read-conversation.use-case';
import { SendMessage } from '../application/inbox/send-message.use-case';
import { StoreUnsentMessages } from '../application/inbox/store-unsent-messages.use-case';
import type { AccountServices } from '../ui/account/account-services';
import type { ConversationDependencies } from '../ui/inbox/conversation-dependencies';
import { ConversationViewModel } from '../ui/inbox/conversation.view-model';
import { InboxPageViewModel } from '../ui/inbox/inbox-page.view-model';
import { LoadedViewModel } from '../ui/shared/loaded.view-model';
import { accountPagesTokens as pages } from './account-pages.part';
import { communityTokens as community } from './community.part';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

/** Tokens of the inbox page and of conversations. */
export const inboxPageTokens = named({
  inboxPageGateway: token<InboxPageGateway>(),
  createInbox: token<AccountServices['createInbox']>(),
  conversationGateway: token<ConversationGateway>(),
  messageDrafts: token<MessageDraftStore>(),
  createConversation: token<AccountServices['createConversation']>(),
  playerHomeGateway: token<PlayerHomeGateway>(),
  createInvitation: token<AccountServices['createInvitation']>(),
});
const own = inboxPageTokens;

/** Dependencies of the inbox page and of conversations. */
export const inboxPageModule: Module = (wiring) => {
  wiring.port(t.inboxEcho, () => new BrowserInboxEcho(document), []);
  wiring.port(own.inboxPageGateway, httpInboxPageGateway, [t.http]);
  wiring.singleton(
    own.createInbox,
    (gateway, echo, session, notices, clock, device): AccountServices['createInbox'] =>
      (header) =>
        new InboxPageViewModel(
          { gateway, change: new ChangeInbox(gateway, echo), session, notices, clock, device },
          header,
        ),
    [own.inboxPageGateway, t.inboxEcho, t.sessionState, t.noticesState, t.clock, t.device],
  );
  wiring.port(own.conversationGateway, httpConversationGateway, [t.http]);
  wiring.port(own.messageDrafts, () => new TabMessageDraftStore(), []);
  wiring.singleton(
    own.createConversation,
    (
      gateway,
      drafts,
      realtime,
      session,
      attention,
      echo,
      random,
      change,
      dialogs,
      notices,
      { portalOrigin },
      playedLink,
      device,
    ): AccountServices['createConversation'] => {
      const dependencies: ConversationDependencies = {
        gateway,
        send: new SendMessage(gateway),
        follow: new FollowConversation(realtime, session),
        read: new ReadConversation(gateway, attention, echo),
        drafts: new StoreUnsentMessages(drafts, session),
        session,
        friendActions: { change, dialogs, notices },
        attention,
        device,
        random,
        portalOrigin,
        playedLink,
      };
      return (user, header) => new ConversationViewModel(dependencies, user, header);
    },
    [
      own.conversationGateway,
      own.messageDrafts,
      t.realtime,
      t.sessionState,
      t.attention,
      t.inboxEcho,
      t.random,
      pages.changeFriendship,
      t.dialogState,
      t.noticesState,
      t.settings,
      t.playedLink,
      t.device,
    ],
  );
  wiring.port(own.playerHomeGateway, httpPlayerHomeGateway, [t.http]);
  wiring.singleton(
    own.createInvitation,
    (home, favourites): AccountServices['createInvitation'] => {
      const games = new LoadInvitableGames(home, favourites);
      return () => new LoadedViewModel(() => games.execute());
    },
    [own.playerHomeGateway, community.favouriteGateway],
  );
};
