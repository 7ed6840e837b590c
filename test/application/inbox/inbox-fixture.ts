import { FollowInbox } from '../../../src/application/inbox/follow-inbox.use-case';
import type { InboxGateway } from '../../../src/application/inbox/inbox-gateway.port';
import { InboxState } from '../../../src/application/inbox/inbox-state';
import { MarkRead } from '../../../src/application/inbox/mark-read.use-case';
import { RefreshInbox } from '../../../src/application/inbox/refresh-inbox.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { Notification } from '../../../src/domain/notices/notification';
import type { RealtimeEvent } from '../../../src/domain/realtime/realtime-event';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aNotification } from '../../fakes/a-notification';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeInboxEcho } from '../../fakes/fake-inbox-echo';
import { FakeInboxGateway } from '../../fakes/fake-inbox-gateway';
import { FakeRealtime } from '../../fakes/fake-realtime';

type Through = (gateway: InboxGateway<Notification>) => InboxGateway<Notification>;

/** Creates the inbox use cases over fakes, with two unread notifications and no logged-in player. */
export function inboxFixture({ through = (gateway) => gateway }: { readonly through?: Through } = {}) {
  const gateway = new FakeInboxGateway([aNotification(), aNotification({ id: 'n2', created: '2025-12-30T00:00:00Z' })]);
  const reached = through(gateway);
  const clock = new FakeClock();
  const session = new SessionState();
  const realtime = new FakeRealtime();
  const echo = new FakeInboxEcho();
  const state = new InboxState<Notification>();
  const refresh = new RefreshInbox(reached, state);
  const markRead = new MarkRead(reached, state, refresh, echo);
  const effectOf = (event: RealtimeEvent) =>
    event.type === 'conversation-updated'
      ? 'outdated'
      : event.type === 'notification-created'
        ? event.notification
        : undefined;
  const follow = new FollowInbox(effectOf, session, realtime, echo, state, refresh, clock);
  const user = aPlayer();
  const signIn = (player = user) => {
    session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  };
  const signOut = () => {
    session.apply({ type: 'signed-out' });
  };
  /** Adds a notification on the server and publishes its realtime event. */
  let arrivals = 0;
  const arrive = (id: string) => {
    arrivals += 1;
    const notification = aNotification({ id, created: new Date(Date.UTC(2026, 0, 1, 0, 0, arrivals)).toISOString() });
    gateway.arrive(notification);
    realtime.publish(`announcement.${user.id}`, { type: 'notification-created', notification });
  };
  return { gateway, clock, session, realtime, echo, state, refresh, markRead, follow, user, signIn, signOut, arrive };
}
