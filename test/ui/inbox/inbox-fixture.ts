import { FollowInbox } from '../../../src/application/inbox/follow-inbox.use-case';
import { InboxState } from '../../../src/application/inbox/inbox-state';
import { MarkRead } from '../../../src/application/inbox/mark-read.use-case';
import { RefreshInbox } from '../../../src/application/inbox/refresh-inbox.use-case';
import type { DropdownItem } from '../../../src/domain/notices/header-dropdown';
import type { RealtimeEvent } from '../../../src/domain/realtime/realtime-event';
import type { Message, Notification } from '../../../src/domain/notices/notification';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Inboxes } from '../../../src/ui/inbox/inbox-menu.view-model';
import { InboxMenuViewModel } from '../../../src/ui/inbox/inbox-menu.view-model';
import { InboxViewModel } from '../../../src/ui/inbox/inbox.view-model';
import { startTogether } from '../../../src/ui/shared/start-together';
import { aMessage, aNotification } from '../../fakes/a-notification';
import { aPlayer } from '../../fakes/a-player';
import { FakeInboxEcho } from '../../fakes/fake-inbox-echo';
import { FakeInboxGateway } from '../../fakes/fake-inbox-gateway';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { sessionScreenFixture } from '../session/session-screen-fixture';

interface Parts {
  readonly notifications?: readonly Notification[];
  readonly messages?: readonly Message[];
}

/** View-models of the header's dropdowns with fakes, for a session that is not known yet. */
export function inboxFixture({ notifications = [aNotification()], messages = [aMessage()] }: Parts = {}) {
  const fixture = sessionScreenFixture();
  const realtime = new FakeRealtime();
  const echo = new FakeInboxEcho();
  const user = aPlayer();
  const part = <Item extends DropdownItem>(
    arrival: (event: RealtimeEvent) => Item | undefined,
    gateway: FakeInboxGateway<Item>,
  ) => {
    const state = new InboxState<Item>();
    const refresh = new RefreshInbox(gateway, state);
    const view = new InboxViewModel(state, refresh, new MarkRead(gateway, state, refresh, echo), fixture.notices);
    const follow = new FollowInbox(arrival, fixture.state, realtime, echo, state, refresh, fixture.clock);
    return { view, screen: startTogether(view, { start: () => follow.execute() }) };
  };
  const notificationGateway = new FakeInboxGateway(notifications);
  const messageGateway = new FakeInboxGateway(messages);
  const first = part(
    (event) => (event.type === 'notification-created' ? event.notification : undefined),
    notificationGateway,
  );
  const second = part((event) => (event.type === 'message-created' ? event.message : undefined), messageGateway);
  const inboxes: Inboxes = {
    notifications: first.view,
    messages: second.view,
    start: () => startTogether(first.screen, second.screen).start(),
  };
  /** `missing` makes the script fail to load; `requests` counts the attempts. */
  const script = { missing: false, requests: 0 };
  const open = () => {
    script.requests += 1;
    return script.missing ? Promise.reject(new Error('offline')) : Promise.resolve(inboxes);
  };
  const menu = new InboxMenuViewModel(open, fixture.state, fixture.notices, fixture.clock);
  const signIn = () => {
    fixture.state.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  const signOut = () => {
    fixture.state.apply({ type: 'signed-out' });
  };
  const arrive = (notification: Notification) => {
    notificationGateway.arrive(notification);
    realtime.publish(`announcement.${user.id}`, { type: 'notification-created', notification });
  };
  return { ...fixture, realtime, notificationGateway, messageGateway, echo, menu, script, signIn, signOut, arrive };
}
