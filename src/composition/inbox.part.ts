import { BrowserInboxEcho } from '../adapters/browser/browser-inbox-echo';
import { httpFriendGateway } from '../adapters/http/http-community-gateways';
import { httpMessageGateway, httpNotificationGateway } from '../adapters/http/http-inbox-gateways';
import { ToastFriends } from '../application/friends/toast-friends.use-case';
import { FollowInbox } from '../application/inbox/follow-inbox.use-case';
import type { InboxEcho } from '../application/inbox/inbox-echo.port';
import type { InboxGateway } from '../application/inbox/inbox-gateway.port';
import { InboxState } from '../application/inbox/inbox-state';
import { MarkRead } from '../application/inbox/mark-read.use-case';
import { RefreshInbox } from '../application/inbox/refresh-inbox.use-case';
import { ArrivalSound, SoundArrivals, ToastArrivals } from '../application/inbox/toast-arrivals.use-case';
import type { NoticesState } from '../application/notices/notices-state';
import type { Realtime } from '../application/realtime/realtime.port';
import type { SessionState } from '../application/session/session-state';
import type { Cancel, Clock } from '../application/system/clock.port';
import type { DropdownItem } from '../domain/notices/header-dropdown';
import { arrivalOfMessage, arrivalOfNotification } from '../domain/notices/arrival-source';
import type { Message, Notification } from '../domain/notices/notification';
import type { RealtimeEvent } from '../domain/realtime/realtime-event';
import { ACCOUNT_INBOX } from '../ui/account/account-pages';
import type { Inboxes } from '../ui/inbox/inbox-menu.view-model';
import { InboxViewModel } from '../ui/inbox/inbox.view-model';
import { startTogether } from '../ui/shared/start-together';
import type { Screen } from '../ui/shared/use-screen';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const inboxTokens = named({
  notificationGateway: token<InboxGateway<Notification>>(),
  messageGateway: token<InboxGateway<Message>>(),
  inboxes: token<Inboxes>(),
});
const own = inboxTokens;

type InboxDependencies = readonly [Clock, Realtime, SessionState, InboxEcho, NoticesState];

const inboxModule: Module = (wiring) => {
  wiring.port(t.inboxEcho, () => new BrowserInboxEcho(document), []);
  wiring.port(t.friendGateway, httpFriendGateway, [t.http]);
  wiring.port(own.notificationGateway, httpNotificationGateway, [t.http]);
  wiring.port(own.messageGateway, httpMessageGateway, [t.http]);
  wiring.singleton(
    own.inboxes,
    (friendGateway, notifications, messages, sounds, attention, page, ...dependencies): Inboxes => {
      const notificationInbox = inbox(notificationOf, notifications, dependencies);
      const messageInbox = inbox(messageOf, messages, dependencies);
      const [clock, realtime, session, , notices] = dependencies;
      const sounded = new SoundArrivals(messageInbox.state, session, new ArrivalSound('message', sounds, clock));
      const ding = new ArrivalSound('notification', sounds, clock);
      const announced = [session, notices, attention] as const;
      const shown = new ToastArrivals(
        'arrived notification',
        notificationInbox.state,
        arrivalOfNotification,
        ...announced,
        ding,
      );
      // The pages of the inbox show a message themselves.
      const unseen = (message: Message) =>
        page.route.startsWith(ACCOUNT_INBOX) ? undefined : arrivalOfMessage(message);
      const shownMessages = new ToastArrivals('arrived message', messageInbox.state, unseen, ...announced);
      const friends = new ToastFriends(realtime, friendGateway, session, notices, attention, clock);
      return {
        notifications: notificationInbox.view,
        messages: messageInbox.view,
        start: () =>
          startTogether(
            notificationInbox,
            messageInbox,
            ...[sounded, shown, shownMessages, friends].map(following),
          ).start(),
      };
    },
    [
      t.friendGateway,
      own.notificationGateway,
      own.messageGateway,
      t.soundPlayer,
      t.attention,
      t.pageState,
      t.clock,
      t.realtime,
      t.sessionState,
      t.inboxEcho,
      t.noticesState,
    ],
  );
};

const following = (useCase: { readonly execute: () => Cancel }): Screen => ({ start: () => useCase.execute() });

const notificationOf = (event: RealtimeEvent): Notification | undefined =>
  event.type === 'notification-created' ? event.notification : undefined;
const messageOf = (event: RealtimeEvent): Message | 'outdated' | undefined => {
  // The player has sent a message on any page.
  if (event.type === 'conversation-updated') return 'outdated';
  return event.type === 'message-created' ? event.message : undefined;
};

function inbox<Item extends DropdownItem>(
  effectOf: (event: RealtimeEvent) => Item | 'outdated' | undefined,
  gateway: InboxGateway<Item>,
  [clock, realtime, session, echo, notices]: InboxDependencies,
): Screen & { readonly state: InboxState<Item>; readonly view: InboxViewModel<Item> } {
  const state = new InboxState<Item>();
  const refresh = new RefreshInbox(gateway, state);
  const view = new InboxViewModel(state, refresh, new MarkRead(gateway, state, refresh, echo), notices);
  const follow = new FollowInbox(effectOf, session, realtime, echo, state, refresh, clock);
  return { state, view, start: () => startTogether(view, following(follow)).start() };
}

/** The inboxes of the header's dropdowns; loaded with the first logged-in player. */
export const inboxPart: Part<Inboxes> = { services: own.inboxes, modules: [inboxModule] };
