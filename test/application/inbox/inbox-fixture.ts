import { FollowInbox } from '../../../src/application/inbox/follow-inbox.use-case';
import type { InboxGateway } from '../../../src/application/inbox/inbox-gateway.port';
import { InboxState } from '../../../src/application/inbox/inbox-state';
import { MarkRead } from '../../../src/application/inbox/mark-read.use-case';
import { RefreshInbox } from '../../../src/application/inbox/refresh-inbox.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { Notification } from '../../../src/domain/notices/notification';
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
  const follow = new FollowInbox('notification-created', session, realtime, echo, state, refresh, clock);
  const user = aPlayer();
  const signIn = (player = user) => {
    session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  };
  const signOut = () => {
    session.apply({ type: 'signed-out' });
  };
  /** Adds a notification on the server and publishes its realtime event. */
  const arrive = (id: string) => {
    gateway.arrive(aNotification({ id, created: '2026-01-01T00:00:00Z' }));
    realtime.publish(`announcement.${user.id}`, { type: 'notification-created' });
  };
  return { gateway, clock, session, realtime, echo, state, refresh, markRead, follow, user, signIn, signOut, arrive };
}
