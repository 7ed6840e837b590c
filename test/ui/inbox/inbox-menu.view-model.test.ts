// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aNotification } from '../../fakes/a-notification';
import { delivered } from '../../fakes/delivered';
import { anInboxScreen } from './an-inbox-screen';

describe('the way to the inboxes', () => {
  test('brings them with the first player, and nothing for a guest', async () => {
    const { door, script, signIn, signOut } = anInboxScreen();
    const stop = door.start();
    signOut();
    await delivered();
    expect([script.asked, door.inboxes]).toEqual([0, undefined]);
    signIn();
    await delivered();
    expect(door.inboxes?.notifications).toMatchObject({ phase: 'ready', unread: 1 });
    expect(door.inboxes?.messages).toMatchObject({ phase: 'ready', unread: 1 });
    signOut();
    await delivered();
    expect(door.inboxes?.notifications).toMatchObject({ phase: 'empty', unread: 0, items: [] });
    stop();
  });

  test('follows again after it was stopped', async () => {
    const { door, signIn, arrive } = anInboxScreen();
    door.start()();
    signIn();
    const stop = door.start();
    await delivered();
    stop();
    door.start();
    await delivered();
    arrive(aNotification({ id: 'n2' }));
    await delivered();
    expect(door.inboxes?.notifications.unread).toBe(2);
  });

  test('says what has come until the player looks', async () => {
    const { door, signIn, arrive } = anInboxScreen();
    door.start();
    signIn();
    await delivered();
    expect(door.news).toBe('');
    arrive(aNotification({ id: 'n2' }));
    await delivered();
    expect(door.news).toBe('1 new notification');
    arrive(aNotification({ id: 'n3' }));
    expect(door.news).toBe('2 new notifications');
    door.inboxes?.notifications.markSeen();
    expect(door.news).toBe('');
  });

  test('tries again after its script did not come', async () => {
    const { door, script, signIn } = anInboxScreen();
    script.missing = true;
    door.start();
    signIn();
    await delivered();
    expect(door.failed).toBe(true);
    script.missing = false;
    await door.bring();
    expect([door.failed, door.inboxes === undefined]).toEqual([false, false]);
  });

  test('keeps the last toasts of the visit, and the time at which it was opened', () => {
    const { door, notices, clock } = anInboxScreen();
    door.start();
    notices.announce({ kind: 'info', title: 'A', body: 'B' });
    clock.advance(60_000);
    expect(door.history.map(({ toast }) => toast.title)).toEqual(['A']);
    door.opened();
    expect(door.openedAt).toBe(clock.now());
  });
});

describe('an inbox', () => {
  test('is read at once; a refusal is told and taken back', async () => {
    const { door, signIn, told, toasts } = anInboxScreen();
    door.start();
    signIn();
    await delivered();
    const inbox = door.inboxes?.notifications;
    told.failure = { kind: 'network' };
    const reading = inbox?.read('n1');
    expect(inbox?.unread).toBe(0);
    await reading;
    expect(inbox?.unread).toBe(1);
    expect(toasts()).toMatchObject([{ kind: 'danger', title: 'Error' }]);
    told.failure = undefined;
    await inbox?.read();
    expect(inbox).toMatchObject({ unread: 0, items: [{ read: true }] });
  });

  test('says why there is nothing to read, until it has been asked again', async () => {
    const { door, signIn, told } = anInboxScreen();
    told.failure = { kind: 'network' };
    door.start();
    signIn();
    await delivered();
    expect(door.inboxes?.notifications).toMatchObject({
      phase: 'failed',
      failure: 'A network error has occurred. Please check your connection and try again.',
    });
    told.failure = undefined;
    await door.inboxes?.notifications.tryAgain();
    expect(door.inboxes?.notifications).toMatchObject({ phase: 'ready', failure: '' });
  });
});
