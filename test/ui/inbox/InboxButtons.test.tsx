import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { InboxButtons } from '../../../src/ui/inbox/InboxButtons';
import { aMessage, aNotification } from '../../fakes/a-notification';
import '../auth/browser-gaps';
import { inboxFixture } from './inbox-fixture';

const SCRIPT_LOAD = { timeout: 10_000 };

function begin(parts: Parameters<typeof inboxFixture>[0] = {}) {
  const fixture = inboxFixture(parts);
  fixture.session.start();
  fixture.modal.start();
  fixture.menu.start();
  render(
    <MemoryRouter>
      <InboxButtons menu={fixture.menu} session={fixture.session} authModal={fixture.modal} />
    </MemoryRouter>,
  );
  return fixture;
}

const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', {}, SCRIPT_LOAD));
};

describe('InboxButtons', () => {
  afterEach(cleanup);

  test('adds the number of unread items to the name of each button', async () => {
    const { signIn } = begin({ notifications: [aNotification(), aNotification({ id: 'n2' })] });
    expect(screen.getByRole('button', { name: 'Notifications' }).getAttribute('aria-expanded')).toBe('false');
    act(signIn);
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await screen.findByRole('button', { name: 'Messages, 1 unread' });
  });

  test('asks a guest to log in with the text of the specification', async () => {
    const { signOut, modal } = begin();
    act(signOut);
    const menu = await open(/^Notifications$/);
    expect(menu.getByText('Please log into your account to view your notifications.')).toBeDefined();
    await userEvent.click(menu.getByRole('button', { name: 'Login' }));
    expect(modal).toMatchObject({ open: true, pane: 'login' });
  });

  test('shows the empty texts of the specification without items', async () => {
    const { signIn } = begin({ notifications: [], messages: [] });
    act(signIn);
    const menu = await open(/^Notifications$/);
    const text = 'All Clear – You do not have any pending notifications at the moment.';
    await waitFor(() => {
      expect(menu.getByText(/pending notifications/).textContent).toBe(text);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const messages = await open(/^Messages$/);
    expect(messages.getByText('You do not have any unread messages at the moment.')).toBeDefined();
  });

  test('follows the link of a notification and marks it as read', async () => {
    const { signIn, notificationGateway } = begin();
    act(signIn);
    const menu = await open(/^Notifications, 1 unread$/);
    const link = await menu.findByRole('link', { name: /Unread.*First Light/ });
    expect(link.getAttribute('href')).toBe('/arcade/games/lantern-drift');
    await userEvent.click(link);
    expect(notificationGateway.calls).toContain('markRead n1');
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test.each([
    ['leaves the portal with a link to the console, which is on another host', '/developer/console', false],
    ['stays in the portal with the invitation of a test user', '/account/tests', true],
  ])('a developer’s notification %s', async (_, link, handled) => {
    const notification = aNotification({ kind: 'developer', link });
    const { signIn } = begin({ notifications: [notification] });
    act(signIn);
    const menu = await open(/^Notifications, 1 unread$/);
    const clicks: boolean[] = [];
    const record = (event: Event): void => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', record);
    await userEvent.click(await menu.findByRole('link', { name: /Unread/ }));
    document.removeEventListener('click', record);
    expect(clicks).toEqual([handled]);
  });

  test('expands a message in place and marks it as read', async () => {
    const { signIn, messageGateway } = begin({
      messages: [aMessage(), aMessage({ id: 'm2', sender: undefined, read: true })],
    });
    act(signIn);
    const menu = await open(/^Messages, 1 unread$/);
    const row = await menu.findByRole('button', { name: /Orion.*Rematch/ });
    await userEvent.click(row);
    expect([row.getAttribute('aria-expanded'), messageGateway.calls.at(-1)]).toEqual(['true', 'markRead m1']);
    expect(menu.getByRole('button', { name: /^Holocade/ })).toBeDefined();
  });

  test('marks all notifications as read', async () => {
    const { signIn, notificationGateway } = begin();
    act(signIn);
    const menu = await open(/^Notifications, 1 unread$/);
    await userEvent.click(await menu.findByRole('button', { name: 'Mark all as read' }));
    expect(notificationGateway.unread).toBe(0);
    await waitFor(() => {
      expect(menu.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    });
  });

  test('loads the notifications again after a failure', async () => {
    const { signIn, notificationGateway } = begin();
    notificationGateway.failure = { kind: 'network' };
    act(signIn);
    const menu = await open(/^Notifications$/);
    expect((await menu.findByRole('alert')).textContent).toContain('A network error has occurred.');
    notificationGateway.failure = undefined;
    await userEvent.click(menu.getByRole('button', { name: 'Try again' }));
    await menu.findByRole('link', { name: /First Light/ });
  });

  test('announces a new notification politely and shows it in the opened menu', async () => {
    const { signIn, arrive } = begin();
    act(signIn);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await act(async () => {
      arrive(aNotification({ id: 'n2', title: 'Sky River', created: '2026-01-01T00:00:00Z' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('status').textContent).toBe('1 new notification');
    const menu = await open(/^Notifications, 2 unread$/);
    await waitFor(() => {
      expect(menu.getAllByRole('link').map((link) => link.textContent)).toMatchObject([
        expect.stringContaining('Sky River'),
        expect.stringContaining('First Light'),
        'See all notifications',
      ]);
    });
  });

  test('counts a notification that arrives while the closed menu fades out', async () => {
    const { signIn, arrive } = begin();
    act(signIn);
    await open(/^Notifications, 1 unread$/);
    let fadeOut = (): void => undefined;
    const finished = new Promise<void>((resolve) => (fadeOut = resolve));
    Object.assign(Element.prototype, { getAnimations: () => [{ playState: 'running', finished }] });
    await userEvent.keyboard('{Escape}');
    await act(async () => {
      arrive(aNotification({ id: 'n2', created: '2026-01-01T00:00:00Z' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('dialog', { hidden: true })).toBeDefined();
    fadeOut();
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    expect(screen.getByRole('status').textContent).toBe('1 new notification');
  });

  test('opens one dropdown with one press while the other is open', async () => {
    const { signOut } = begin();
    act(signOut);
    await open(/^Notifications$/);
    await userEvent.click(screen.getByRole('button', { name: 'Messages', hidden: true }));
    await screen.findByRole('dialog', { name: 'Messages' }, SCRIPT_LOAD);
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    });
    expect(screen.getByRole('dialog', { name: 'Messages' }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test.each([
    [/^Notifications/, 'See all notifications', '/account/inbox?show=notifications'],
    [/^Messages/, 'See all messages', '/account/inbox?show=messages'],
  ])('%s opens a menu with a link to its items on the inbox page, which closes the menu', async (button, name, to) => {
    const { signIn } = begin();
    act(signIn);
    const menu = await open(button);
    const link = menu.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(to);
    await userEvent.click(link);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('shows three rows in all, notifications first', async () => {
    const { signIn, notices } = begin({ notifications: [aNotification(), aNotification({ id: 'n2' })] });
    act(() => {
      signIn();
      for (const title of ['One', 'Two']) notices.announce({ kind: 'info', title, body: 'B' });
    });
    const menu = await open(/^Notifications, 2 unread$/);
    await menu.findAllByRole('link');
    expect(menu.getAllByRole('listitem')).toHaveLength(3);
    expect(menu.queryByText('One')).toBeNull();
    expect(menu.getByText('Two')).toBeDefined();
  });

  test('lists an arrival once, although it had a toast', async () => {
    const { signIn, notices } = begin();
    act(() => {
      signIn();
      notices.announce({ kind: 'info', title: 'First Light', body: 'B', listed: true });
    });
    const menu = await open(/^Notifications, 1 unread$/);
    await menu.findByRole('link', { name: /First Light/ });
    expect(menu.getAllByText('First Light')).toHaveLength(1);
  });

  test('lists the latest toasts of the visit for a guest', async () => {
    const { signOut, notices, clock } = begin();
    act(() => {
      signOut();
      notices.announce({ kind: 'warning', title: 'Careful', body: 'The stage is small.' });
      clock.advance(3 * 60_000);
    });
    const menu = await open(/^Notifications$/);
    const toasts = within(menu.getByRole('region', { name: 'Earlier this session' }));
    expect(toasts.getByText('Careful')).toBeDefined();
    expect(toasts.getByText('3 minutes ago')).toBeDefined();
  });
});
