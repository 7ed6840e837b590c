import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { InboxButtons } from '../../../src/ui/inbox/InboxButtons';
import { aMessage, aNotification } from '../../fakes/a-notification';
import '../auth/browser-gaps';
import { anInboxScreen } from './an-inbox-screen';

const LATE = { timeout: 10_000 };

function begin(parts: Parameters<typeof anInboxScreen>[0] = {}) {
  const house = anInboxScreen(parts);
  house.session.start();
  house.modal.start();
  house.door.start();
  render(
    <MemoryRouter>
      <InboxButtons door={house.door} session={house.session} authModal={house.modal} />
    </MemoryRouter>,
  );
  return house;
}

const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', {}, LATE));
};

describe('the notifications and messages of the header', () => {
  afterEach(cleanup);

  test('say in their names how many are unread', async () => {
    const { signIn } = begin({ notifications: [aNotification(), aNotification({ id: 'n2' })] });
    expect(screen.getByRole('button', { name: 'Notifications' }).getAttribute('aria-expanded')).toBe('false');
    act(signIn);
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await screen.findByRole('button', { name: 'Messages, 1 unread' });
  });

  test('lead a guest to logging in, with the specification’s words', async () => {
    const { signOut, modal } = begin();
    act(signOut);
    const menu = await open(/^Notifications$/);
    expect(menu.getByText('Please log into your account to view your notifications.')).toBeDefined();
    await userEvent.click(menu.getByRole('button', { name: 'Login' }));
    expect(modal).toMatchObject({ open: true, pane: 'login' });
  });

  test('have the specification’s words for nothing', async () => {
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

  test('link each notification to what it is about, and mark it as read', async () => {
    const { signIn, told } = begin();
    act(signIn);
    const menu = await open(/^Notifications, 1 unread$/);
    const link = await menu.findByRole('link', { name: /Unread.*First Light/ });
    expect(link.getAttribute('href')).toBe('/arcade/games/lantern-drift');
    await userEvent.click(link);
    expect(told.calls).toContain('markRead n1');
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('show the whole of a message where it stands', async () => {
    const { signIn, written } = begin({
      messages: [aMessage(), aMessage({ id: 'm2', sender: undefined, read: true })],
    });
    act(signIn);
    const menu = await open(/^Messages, 1 unread$/);
    const row = await menu.findByRole('button', { name: /Orion.*Rematch/ });
    await userEvent.click(row);
    expect([row.getAttribute('aria-expanded'), written.calls.at(-1)]).toEqual(['true', 'markRead m1']);
    expect(menu.getByRole('button', { name: /^Holocade/ })).toBeDefined();
  });

  test('mark all as read', async () => {
    const { signIn, told } = begin();
    act(signIn);
    const menu = await open(/^Notifications, 1 unread$/);
    await userEvent.click(await menu.findByRole('button', { name: 'Mark all as read' }));
    expect(told.unread).toBe(0);
    await waitFor(() => {
      expect(menu.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    });
  });

  test('try again after a failure', async () => {
    const { signIn, told } = begin();
    told.failure = { kind: 'network' };
    act(signIn);
    const menu = await open(/^Notifications$/);
    expect((await menu.findByRole('alert')).textContent).toContain('A network error has occurred.');
    told.failure = undefined;
    await userEvent.click(menu.getByRole('button', { name: 'Try again' }));
    await menu.findByRole('link', { name: /First Light/ });
  });

  test('show what comes while they are open, and tell it politely while they are not', async () => {
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
      ]);
    });
  });

  test('keep the last toasts of the visit readable, for a guest too', async () => {
    const { signOut, notices, clock } = begin();
    act(() => {
      signOut();
      notices.announce({ kind: 'warning', title: 'Careful', body: 'The stage is small.' });
      clock.advance(3 * 60_000);
    });
    const menu = await open(/^Notifications$/);
    const told = within(menu.getByRole('region', { name: 'During this visit' }));
    expect(told.getByText('Careful')).toBeDefined();
    expect(told.getByText('3 minutes ago')).toBeDefined();
  });
});
