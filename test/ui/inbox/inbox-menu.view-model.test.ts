// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aNotification } from '../../fakes/a-notification';
import { delivered } from '../../fakes/delivered';
import { inboxFixture } from './inbox-fixture';

describe('InboxMenuViewModel', () => {
  test('loads the inboxes for the first player, but not for a guest', async () => {
    const { menu, script, signIn, signOut } = inboxFixture();
    const stop = menu.start();
    signOut();
    await delivered();
    expect([script.requests, menu.inboxes]).toEqual([0, undefined]);
    signIn();
    await delivered();
    expect(menu.inboxes?.notifications).toMatchObject({ phase: 'ready', unread: 1 });
    expect(menu.inboxes?.messages).toMatchObject({ phase: 'ready', unread: 1 });
    signOut();
    await delivered();
    expect(menu.inboxes?.notifications).toMatchObject({ phase: 'empty', unread: 0, items: [] });
    stop();
  });

  test('receives notifications again after a restart', async () => {
    const { menu, signIn, arrive } = inboxFixture();
    menu.start()();
    signIn();
    const stop = menu.start();
    await delivered();
    stop();
    menu.start();
    await delivered();
    arrive(aNotification({ id: 'n2' }));
    await delivered();
    expect(menu.inboxes?.notifications.unread).toBe(2);
  });

  test('reports the number of new notifications until the menu is seen', async () => {
    const { menu, signIn, arrive } = inboxFixture();
    menu.start();
    signIn();
    await delivered();
    expect(menu.arrivals).toBe('');
    arrive(aNotification({ id: 'n2' }));
    await delivered();
    expect(menu.arrivals).toBe('1 new notification');
    arrive(aNotification({ id: 'n3' }));
    expect(menu.arrivals).toBe('2 new notifications');
    menu.inboxes?.notifications.markSeen();
    expect(menu.arrivals).toBe('');
  });

  test('loads the items again when its menu opens, because another device can have read them', async () => {
    const { menu, signIn, notificationGateway } = inboxFixture();
    menu.start();
    signIn();
    await delivered();
    await notificationGateway.markAllRead();
    expect(menu.inboxes?.notifications.unread).toBe(1);
    menu.inboxes?.notifications.opened();
    await delivered();
    expect(menu.inboxes?.notifications.unread).toBe(0);
  });

  test('loads the inboxes again after their script failed to load', async () => {
    const { menu, script, signIn } = inboxFixture();
    script.missing = true;
    menu.start();
    signIn();
    await delivered();
    expect(menu.failed).toBe(true);
    script.missing = false;
    await menu.load();
    expect([menu.failed, menu.inboxes === undefined]).toEqual([false, false]);
  });

  test('records the latest toasts and the time of its last opening', () => {
    const { menu, notices, clock } = inboxFixture();
    menu.start();
    notices.announce({ kind: 'info', title: 'A', body: 'B' });
    clock.advance(60_000);
    expect(menu.history.map(({ toast }) => toast.title)).toEqual(['A']);
    menu.opened();
    expect(menu.openedAt).toBe(clock.now());
  });
});

describe('InboxViewModel', () => {
  test('marks an item as read at once and reverts with a toast on failure', async () => {
    const { menu, signIn, notificationGateway, toasts } = inboxFixture();
    menu.start();
    signIn();
    await delivered();
    const inbox = menu.inboxes?.notifications;
    notificationGateway.failure = { kind: 'network' };
    const reading = inbox?.read('n1');
    expect(inbox?.unread).toBe(0);
    await reading;
    expect(inbox?.unread).toBe(1);
    expect(toasts()).toMatchObject([{ kind: 'danger', title: 'Error' }]);
    notificationGateway.failure = undefined;
    await inbox?.read();
    expect(inbox).toMatchObject({ unread: 0, items: [{ read: true }] });
  });

  test('reports the reason of a failed load until a retry succeeds', async () => {
    const { menu, signIn, notificationGateway } = inboxFixture();
    notificationGateway.failure = { kind: 'network' };
    menu.start();
    signIn();
    await delivered();
    expect(menu.inboxes?.notifications).toMatchObject({
      phase: 'failed',
      failure: 'A network error has occurred. Please check your connection and try again.',
    });
    notificationGateway.failure = undefined;
    await menu.inboxes?.notifications.tryAgain();
    expect(menu.inboxes?.notifications).toMatchObject({ phase: 'ready', failure: '' });
  });
});
