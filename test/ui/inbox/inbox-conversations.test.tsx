// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aMessage, aNotification } from '../../fakes/a-notification';
import { letter, openInboxPage } from './inbox-page-stage';

afterEach(cleanup);

describe('a conversation on the inbox page', () => {
  test('shows who wrote last in a conversation and how many messages are unread', async () => {
    const talk = { subject: '', conversation: 'orion', read: false };
    const { rows } = await openInboxPage([
      { type: 'message', ...aMessage({ ...talk, id: 'a', body: 'See you!', own: true, unread: 0, read: true }) },
      { type: 'message', ...aMessage({ ...talk, id: 'b', conversation: 'lyra', sender: 'Lyra', unread: 3 }) },
    ]);
    expect(rows()[0]?.textContent).toContain('OrionYou: See you!');
    expect(rows()[1]?.textContent).toContain('3 unread: Lyra3Same verse');
  });

  test('offers to mark a conversation as unread only if the other player has written', async () => {
    const talk = { subject: '', conversation: 'orion', read: true, own: true };
    const { rows } = await openInboxPage([
      { type: 'message', ...aMessage({ ...talk, id: 'a', received: false }) },
      { type: 'message', ...aMessage({ ...talk, id: 'b', conversation: 'lyra', sender: 'Lyra' }) },
    ]);
    const buttons = rows().map((row) =>
      within(row)
        .getAllByRole('button')
        .map(({ ariaLabel, title }) => ariaLabel ?? title),
    );
    expect(buttons.map((each) => each.length)).toEqual([1, 2]);
    expect(screen.getByRole('button', { name: 'Mark as unread: Lyra' })).toBeDefined();
  });

  test('offers no game of the player’s own invitation', async () => {
    const game = { title: 'Kite Hill', address: '/arcade/games/kite-hill', link: '/arcade/games/x' };
    await openInboxPage([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion', own: true, game }) },
    ]);
    expect(screen.queryByRole('link', { name: 'Play Kite Hill' })).toBeNull();
  });

  test('keeps the row of a conversation when a newer message replaces its text', async () => {
    const talk = { subject: '', conversation: 'orion', body: 'One' };
    const { rows, gateway, arrive } = await openInboxPage([{ type: 'message', ...aMessage({ ...talk, id: 'a' }) }]);
    const [row] = rows();
    gateway.items = [{ type: 'message', ...aMessage({ ...talk, id: 'b', body: 'Two', unread: 2 }) }];
    act(() => {
      arrive(aNotification({ id: 'new', created: '2026-02-01T00:00:00Z' }));
    });
    await waitFor(() => {
      expect(row?.textContent).toContain('Two');
    });
    expect(rows()).toEqual([row]);
  });

  test('opens the conversation of a player’s message, which marks its messages as read itself', async () => {
    const { user, gateway, router } = await openInboxPage([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion' }) },
    ]);
    await user.click(screen.getByRole('link', { name: /Orion/ }));
    expect(router.state.location.pathname).toBe('/account/inbox/orion');
    expect(gateway.calls).not.toContain('mark m true');
  });

  test('starts the game of an invitation with one press and marks the message as read', async () => {
    const game = { title: 'Kite Hill', address: '/arcade/games/kite-hill?holocade_room=K7', link: '/arcade/games/x' };
    const body = 'Let’s play! /arcade/games/x';
    const { user, gateway, router } = await openInboxPage([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion', body, game }) },
    ]);
    expect(screen.getByRole('link', { name: /Let’s play!/ }).textContent).not.toContain('/arcade');
    await user.click(screen.getByRole('link', { name: 'Play Kite Hill' }));
    const { pathname, search, state } = router.state.location;
    expect([pathname + search, state]).toEqual([game.address, { play: true }]);
    expect(gateway.calls).toContain('mark m true');
  });

  test('says that a deleted conversation stays with the other player', async () => {
    const { user, notices, rows } = await openInboxPage([
      { type: 'message', ...aMessage({ id: 'm', subject: '', conversation: 'orion' }) },
      letter('p', 'Welcome'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete for me: Orion' }));
    await user.click(await screen.findByRole('button', { name: 'Delete: Welcome' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(0);
    });
    expect(notices.current.map(({ toast: { title, body } }) => `${title}. ${body}`)).toEqual([
      'Conversation deleted for you. Orion still has it. Changed your mind? Undo it here or with Ctrl+Z.',
      'Message deleted. Changed your mind? Undo it here or with Ctrl+Z.',
    ]);
  });
});
