import { FollowInbox } from '../../../src/application/inbox/follow-inbox.use-case';
import { InboxState } from '../../../src/application/inbox/inbox-state';
import { MarkRead } from '../../../src/application/inbox/mark-read.use-case';
import { RefreshInbox } from '../../../src/application/inbox/refresh-inbox.use-case';
import type { DropdownItem } from '../../../src/domain/notices/header-dropdown';
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
import { aSessionScreen } from '../session/a-session-screen';

interface Parts {
  readonly notifications?: readonly Notification[];
  readonly messages?: readonly Message[];
}

/** The header's dropdowns over working fakes; nobody is signed in yet. */
export function anInboxScreen({ notifications = [aNotification()], messages = [aMessage()] }: Parts = {}) {
  const house = aSessionScreen();
  const realtime = new FakeRealtime();
  const echo = new FakeInboxEcho();
  const user = aPlayer();
  const part = <Item extends DropdownItem>(
    news: 'notification-created' | 'message-created',
    gateway: FakeInboxGateway<Item>,
  ) => {
    const state = new InboxState<Item>();
    const refresh = new RefreshInbox(gateway, state);
    const view = new InboxViewModel(state, refresh, new MarkRead(gateway, state, refresh, echo), house.notices);
    const follow = new FollowInbox(news, house.state, realtime, echo, state, refresh);
    return { view, screen: startTogether(view, { start: () => follow.execute() }) };
  };
  const told = new FakeInboxGateway(notifications);
  const written = new FakeInboxGateway(messages);
  const [first, second] = [part('notification-created', told), part('message-created', written)];
  const inboxes: Inboxes = {
    notifications: first.view,
    messages: second.view,
    start: () => startTogether(first.screen, second.screen).start(),
  };
  /** Set to let the script fail to come. */
  const script = { missing: false, asked: 0 };
  const open = () => {
    script.asked += 1;
    return script.missing ? Promise.reject(new Error('offline')) : Promise.resolve(inboxes);
  };
  const door = new InboxMenuViewModel(open, house.state, house.notices, house.clock);
  const signIn = () => {
    house.state.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  const signOut = () => {
    house.state.apply({ type: 'signed-out' });
  };
  const arrive = (notification: Notification) => {
    told.arrive(notification);
    realtime.publish(`announcement.${user.id}`, { type: 'notification-created' });
  };
  return { ...house, told, written, echo, door, script, signIn, signOut, arrive };
}
