import type { Message, Notification } from '../../src/domain/notices/notification';

/** Creates an unread notification about an achievement. */
export function aNotification(change: Partial<Notification> = {}): Notification {
  return {
    id: 'n1',
    kind: 'achievement',
    title: 'First Light',
    body: 'Achievement unlocked in Lantern Drift. Release your first lantern.',
    link: '/arcade/games/lantern-drift',
    created: '2025-12-31T23:00:00Z',
    read: false,
    ...change,
  };
}

/** Creates an unread row with a message from another player. */
export function aMessage(change: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    sender: 'Orion',
    conversation: undefined,
    subject: 'Rematch?',
    body: 'Same verse again on Friday?',
    created: '2025-12-31T22:00:00Z',
    read: false,
    game: undefined,
    own: false,
    unread: change.read === true ? 0 : 1,
    received: true,
    ...change,
  };
}
