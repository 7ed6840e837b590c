// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { aMessage as anInboxMessage } from '../../fakes/a-notification';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeConversationGateway } from '../../fakes/fake-conversation-gateway';
import { aMessage, openConversation } from './conversation-stage';

const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

afterEach(cleanup);

describe('ConversationPage', () => {
  test('shows the messages by day with their authors and a link to the profile', async () => {
    await openConversation(new FakeConversationGateway([aMessage('1'), aMessage('2', { own: true })]));
    const day = within(screen.getByRole('region', { name: 'Jan 1, 2026' }));
    expect(day.getByRole('listitem').textContent).toBe('Orion: Text 112:05 PM');
    expect(within(screen.getByRole('region', { name: 'Jan 2, 2026' })).getByRole('listitem').textContent).toContain(
      'You: Text 2',
    );
    expect(screen.getByRole('link', { name: 'Orion' }).getAttribute('href')).toBe('/community/user/orion');
    expect(screen.getByText('Seen')).toBeDefined();
  });

  test('sends a message, which shows at once, and empties the field', async () => {
    const { user, gateway, texts } = await openConversation();
    expect(screen.getByText('No messages yet. Say hello!')).toBeDefined();
    await write(user, 'Rematch?');
    await waitFor(() => {
      expect(texts()).toEqual([expect.stringContaining('You: Rematch?')]);
    });
    expect(gateway.calls).toContain('send orion Rematch?');
    expect(screen.getByRole('textbox', { name: 'Your message' }).textContent).toBe('');
    expect(screen.queryByText('Seen')).toBeNull();
  });

  test('says before the first own message that the other player can answer', async () => {
    const { user } = await openConversation(new FakeConversationGateway([aMessage('1')]));
    const hint = 'Once you write, Orion can answer you until you block them.';
    expect(screen.getByText(hint)).toBeDefined();
    await write(user, 'Rematch?');
    expect(screen.queryByText(hint)).toBeNull();
  });

  test('offers the game of a message with one press, and shows no address', async () => {
    const game = { title: 'Kite Hill', address: '/arcade/games/kite-hill?holocade_room=K7', link: '/arcade/games/x' };
    const { texts } = await openConversation(
      new FakeConversationGateway([aMessage('1', { text: 'Let’s play! /arcade/games/x', game })]),
    );
    expect(texts()).toEqual([expect.stringMatching(/^Orion: Let’s play!Play Kite Hill/)]);
    expect(screen.getByRole('link', { name: 'Play Kite Hill' }).getAttribute('href')).toBe(game.address);
  });

  test('refuses an empty message beside the field', async () => {
    const { user, gateway } = await openConversation();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please write something first.')).toBeDefined();
    expect(gateway.calls.filter((call) => call.startsWith('send'))).toEqual([]);
  });

  test('keeps a failed message with its reason, and sends it again with the same id', async () => {
    const { user, gateway, texts } = await openConversation();
    gateway.failure = aRefusal({ status: 429, message: 'Please wait a minute.' });
    await write(user, 'Rematch?');
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent. Please wait a minute.');
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(texts()).toHaveLength(1);
    expect(gateway.messages).toHaveLength(1);
  });

  test('says that the other player no longer accepts messages after a refused one, which stays', async () => {
    const { user, gateway } = await openConversation();
    gateway.send = () => {
      gateway.access = 'closed';
      return Promise.resolve(err(aRefusal({ status: 403, message: 'This player doesn’t accept messages from you.' })));
    };
    await write(user, 'Rematch?');
    expect(await screen.findByText('Orion isn’t accepting messages from you.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Not sent.');
  });

  test('puts the text of a removed message back into the field', async () => {
    const { user, gateway } = await openConversation();
    gateway.failure = { kind: 'network' };
    await write(user, 'Rematch?');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('Rematch?');
  });

  test('shows arrivals without a reload and marks them as read in the visible tab only', async () => {
    const { gateway, realtime, attention, channel, texts } = await openConversation();
    attention.hide();
    gateway.messages = [aMessage('1', { read: false })];
    act(() => {
      realtime.publish(channel, { type: 'message-created', message: anInboxMessage() });
    });
    await waitFor(() => {
      expect(texts()).toHaveLength(1);
    });
    expect(gateway.calls).not.toContain('mark orion 1');
    act(() => {
      attention.show();
    });
    await waitFor(() => {
      expect(gateway.calls).toContain('mark orion 1');
    });
  });

  test('shows that the other player has read the message', async () => {
    const { gateway, realtime, channel } = await openConversation(
      new FakeConversationGateway([aMessage('1', { own: true, read: false })]),
    );
    expect(screen.queryByText('Seen')).toBeNull();
    gateway.messages = [aMessage('1', { own: true })];
    act(() => {
      realtime.publish(channel, { type: 'conversation-updated', username: 'vega' });
      realtime.publish(channel, { type: 'conversation-updated', username: 'Orion' });
    });
    expect(await screen.findByText('Seen')).toBeDefined();
  });

  test('loads older messages on request', async () => {
    const { user, texts } = await openConversation(
      new FakeConversationGateway(['1', '2', '3', '4', '5'].map((id) => aMessage(id))),
    );
    expect(texts()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Load older messages' }));
    await waitFor(() => {
      expect(texts()).toHaveLength(5);
    });
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  });

  test.each([
    ['closed', 'Orion isn’t accepting messages from you.', 'Block: Orion'],
    ['blocked', 'You’ve blocked Orion. Unblock them to write again.', 'Unblock: Orion'],
  ] as const)('says why the player cannot write if the access is %s', async (access, text, action) => {
    const gateway = new FakeConversationGateway([aMessage('1')]);
    gateway.access = access;
    await openConversation(gateway);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: action })).toBeDefined();
  });

  test('blocks the other player after a confirmation and offers a report', async () => {
    const { user, gateway, dialogs } = await openConversation();
    expect(screen.getByRole('button', { name: /^Report/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Block: Orion' }));
    gateway.access = 'blocked';
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('button', { name: 'Unblock: Orion' })).toBeDefined();
  });

  test('leads from the player’s own address to the friends', async () => {
    const gateway = new FakeConversationGateway();
    gateway.failure = aRefusal({ status: 422, message: 'This is your own account. Choose another player.' });
    await openConversation(gateway);
    expect(screen.getByRole('link', { name: 'Your friends' }).getAttribute('href')).toBe('/account/friends');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each(['Control', 'Meta'])('sends the message with %s and Enter, once for a held key', async (modifier) => {
    const { user, gateway } = await openConversation();
    await user.type(
      screen.getByRole('textbox', { name: 'Your message' }),
      `One{Enter}two{${modifier}>}{Enter>3/}{/${modifier}}`,
    );
    await waitFor(() => {
      expect(gateway.messages.map(({ text }) => text)).toEqual(['One\ntwo']);
    });
    expect(screen.queryByText('Please write something first.')).toBeNull();
  });

  test('shows at the top, with the focus, that a player is unknown after a block', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    const { user, gateway, dialogs } = await openConversation();
    await user.click(screen.getByRole('button', { name: 'Block: Orion' }));
    gateway.failure = aRefusal({ status: 404, message: 'This player does not exist.' });
    await act(() => dialogs.press('confirm'));
    const title = await screen.findByRole('heading', { level: 2, name: 'Player not found' });
    await waitFor(() => {
      expect(document.activeElement?.contains(title)).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
    });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    vi.unstubAllGlobals();
  });

  test('says that a player is unknown, and retries a failed load', async () => {
    const gateway = new FakeConversationGateway([aMessage('1')]);
    gateway.failure = { kind: 'network' };
    const { user } = await openConversation(gateway);
    gateway.failure = aRefusal({ status: 404, message: 'This player does not exist.' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Player not found')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeDefined();
  });
});
