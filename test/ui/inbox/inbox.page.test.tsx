// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangeInbox } from '../../../src/application/inbox/change-inbox.use-case';
import type { InboxItem } from '../../../src/domain/notices/inbox-page';
import { InboxPage } from '../../../src/ui/inbox/inbox.page';
import { InboxPageViewModel } from '../../../src/ui/inbox/inbox-page.view-model';
import { aMessage, aNotification } from '../../fakes/a-notification';
import { FakeInboxPageGateway } from '../../fakes/fake-inbox-page-gateway';
import { inboxFixture } from './inbox-fixture';

const note = (id: string, title: string, read = false): InboxItem => ({
  type: 'notification',
  ...aNotification({ id, title, read, link: undefined }),
});
const letter = (id: string, subject: string, read = false): InboxItem => ({
  type: 'message',
  ...aMessage({ id, subject, read }),
});

async function open(items: readonly InboxItem[], path = '/account/inbox') {
  const fixture = inboxFixture();
  fixture.menu.start();
  act(fixture.signIn);
  const gateway = new FakeInboxPageGateway(items);
  const { echo, state: session, notices, clock } = fixture;
  const create = (header: typeof fixture.menu) =>
    new InboxPageViewModel({ gateway, change: new ChangeInbox(gateway, echo), session, notices, clock }, header);
  const router = createMemoryRouter(
    [{ path: '/account/inbox/*', element: <InboxPage createInbox={() => create(fixture.menu)} menu={fixture.menu} /> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Inbox' });
  await waitFor(() => {
    expect(screen.queryByText('Loading')).toBeNull();
  });
  const rows = () => screen.queryAllByRole('listitem').filter((row) => row.querySelector('button') !== null);
  return { ...fixture, gateway, router, rows, user: userEvent.setup() };
}

afterEach(cleanup);

describe('InboxPage', () => {
  test('shows notifications and messages together, unread ones marked', async () => {
    const { rows } = await open([note('n', 'First Light'), letter('m', 'Rematch?', true)]);
    expect(rows().map((row) => within(row).queryByText('Unread:') !== null)).toEqual([true, false]);
    expect(rows()[0]?.textContent).toContain('First Light');
    expect(rows()[1]?.textContent).toContain('Rematch?');
  });

  test.each([
    ['', 'All Clear – You do not have any pending notifications at the moment.'],
    ['?show=notifications', 'All Clear – You do not have any pending notifications at the moment.'],
    ['?show=messages&unread=true', 'You do not have any unread messages at the moment.'],
  ])('shows the text of the specification for an empty list%s', async (query, text) => {
    await open([], `/account/inbox${query}`);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('filters by kind and by unread items', async () => {
    const { rows, user, router } = await open([note('n', 'First Light', true), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => {
      expect(rows().map(({ textContent }) => textContent.includes('Rematch?'))).toEqual([true]);
    });
    await user.click(screen.getByRole('link', { name: 'Everything' }));
    await user.click(screen.getByRole('link', { name: 'Unread' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    expect(router.state.location.search).toBe('?unread=true');
  });

  test('opens the conversation of a player’s message, which marks its messages as read itself', async () => {
    const { user, gateway, router } = await open([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion' }) },
    ]);
    await user.click(screen.getByRole('link', { name: /Orion/ }));
    expect(router.state.location.pathname).toBe('/account/inbox/orion');
    expect(gateway.calls).not.toContain('mark m true');
  });

  test('starts the game of an invitation with one press and marks the message as read', async () => {
    const game = { title: 'Kite Hill', address: '/arcade/games/kite-hill?holocade_room=K7', link: '/arcade/games/x' };
    const body = 'Let’s play! /arcade/games/x';
    const { user, gateway, router } = await open([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion', body, game }) },
    ]);
    expect(screen.getByRole('link', { name: /Let’s play!/ }).textContent).not.toContain('/arcade');
    await user.click(screen.getByRole('link', { name: 'Play Kite Hill' }));
    const { pathname, search, state } = router.state.location;
    expect([pathname + search, state]).toEqual([game.address, { play: true }]);
    expect(gateway.calls).toContain('mark m true');
  });

  test('marks an item as read and unread, and publishes each change to other tabs', async () => {
    const { user, gateway, echo } = await open([note('n', 'First Light')]);
    await user.click(screen.getByRole('button', { name: 'Mark as read: First Light' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as unread: First Light' }));
    expect(gateway.calls.filter((call) => call.startsWith('mark'))).toEqual(['mark n true', 'mark n false']);
    expect(echo.published).toBe(2);
    expect(screen.getByText('Unread:')).toBeDefined();
  });

  test('marks all items as read up to the newest shown one', async () => {
    const { user, gateway } = await open([note('n', 'First Light'), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => {
      expect(screen.queryByText('Unread:')).toBeNull();
    });
    expect(gateway.calls).toContain('mark all notification n');
    expect(gateway.calls).toContain('mark all message m');
  });

  test('reverts a refused change with a toast', async () => {
    const { user, gateway, toasts } = await open([note('n', 'First Light')]);
    gateway.failure = { kind: 'network' };
    const marking = user.click(screen.getByRole('button', { name: 'Mark as read: First Light' }));
    await marking;
    expect(toasts()).toMatchObject([{ kind: 'danger' }]);
    gateway.failure = undefined;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Unread:')).toBeDefined();
  });

  test('deletes an item, moves the focus to the heading, and restores it from the toast', async () => {
    const { user, gateway, notices, rows } = await open([note('n', 'First Light'), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('button', { name: 'Delete: First Light' }));
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Inbox');
    });
    expect(rows()).toHaveLength(1);
    const [live] = notices.current;
    expect(live?.toast).toMatchObject({ title: 'Notification deleted', timeout: 8000, action: { title: 'Undo' } });
    act(() => live?.toast.action?.run());
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    // The toast is still closing.
    act(() => live?.toast.action?.run());
    expect(gateway.calls.filter((call) => call.startsWith('restore'))).toEqual(['restore n']);
  });

  test('says that a deleted message stays with the player who sent it', async () => {
    const { user, notices, rows } = await open([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion' }) },
      letter('p', 'Welcome'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete for me: Orion' }));
    await user.click(await screen.findByRole('button', { name: 'Delete: Welcome' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(0);
    });
    expect(notices.current.map(({ toast: { title, body } }) => `${title}. ${body}`)).toEqual([
      'Message deleted for you. Orion still has it. Changed your mind? Undo it here or with Ctrl+Z.',
      'Message deleted. Changed your mind? Undo it here or with Ctrl+Z.',
    ]);
  });

  test('restores deleted items one by one with Ctrl+Z, but never one twice', async () => {
    const { user, gateway, notices, rows } = await open([note('a', 'One'), note('b', 'Two')]);
    await user.click(screen.getByRole('button', { name: 'Delete: One' }));
    await user.click(await screen.findByRole('button', { name: 'Delete: Two' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(0);
    });
    await user.keyboard('{Control>}zzz{/Control}');
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    expect(gateway.calls.filter((call) => call.startsWith('restore'))).toEqual(['restore b', 'restore a']);
    // Nothing is left to undo.
    expect(notices.current.map(({ phase }) => phase)).toEqual(['closing', 'closing']);
  });

  test('turns to the last page when the deletion of its only item empties a page', async () => {
    const items = Array.from({ length: 21 }, (_, index) => note(String(index), `Note ${String(index)}`));
    const { user, router, rows } = await open(items, '/account/inbox?page=2');
    await user.click(screen.getByRole('button', { name: 'Delete: Note 20' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(rows()).toHaveLength(20);
  });

  test('reloads when a notification arrives', async () => {
    const { gateway, arrive, rows } = await open([note('n', 'First Light')]);
    gateway.items = [note('new', 'Sky River'), ...gateway.items];
    act(() => {
      arrive(aNotification({ id: 'new', created: '2026-02-01T00:00:00Z' }));
    });
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
  });
});
