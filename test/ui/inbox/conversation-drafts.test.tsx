// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { openConversation } from './conversation-stage';

const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

afterEach(cleanup);

describe('ConversationPage', () => {
  test('restores the typed text and failed messages on the next visit, and forgets them once sent', async () => {
    const first = await openConversation();
    first.gateway.failure = { kind: 'network' };
    await write(first.user, 'Rematch?');
    await screen.findByRole('alert');
    await first.user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Still there');
    cleanup();
    const { user, gateway, texts, storage } = await openConversation(undefined, { storage: first.storage });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect(field.value).toBe('Still there');
    expect(texts()).toEqual([expect.stringContaining('Rematch?Not sent.')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(gateway.messages.map(({ text }) => text)).toEqual(['Rematch?', 'Still there']);
    });
    await waitFor(() => {
      expect(storage.items.size).toBe(0);
    });
  });

  test('offers a message again that was on its way when the player left the page', async () => {
    const first = await openConversation();
    first.gateway.send = () => new Promise(() => undefined);
    await write(first.user, 'Rematch?');
    cleanup();
    await openConversation(undefined, { storage: first.storage });
    expect(screen.getByRole('alert').textContent).toContain('Not sent. You left the page too early.');
  });

  test('forgets a message that is sent after the player has left the page', async () => {
    const { gateway, user, storage } = await openConversation();
    const send = gateway.send.bind(gateway);
    let arrive: () => void = () => expect.fail('No message is on its way');
    gateway.send = (to, message) =>
      new Promise((resolve) => {
        arrive = () => {
          resolve(send(to, message));
        };
      });
    await write(user, 'Rematch?');
    cleanup();
    expect(storage.items.size).toBe(1);
    arrive();
    await waitFor(() => {
      expect(storage.items.size).toBe(0);
    });
  });

  test('stores no text after the player has logged out', async () => {
    const { user, state, storage } = await openConversation();
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Rematch?');
    expect(storage.items.size).toBe(0);
  });

  test('shows the unsent messages when the other player blocks the player', async () => {
    const { user, gateway, realtime, channel } = await openConversation();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Rematch?');
    gateway.failure = aRefusal({ status: 404, message: 'This player does not exist.' });
    act(() => {
      realtime.publish(channel, { type: 'friends-changed' });
    });
    expect(await screen.findByText('Player not found')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Not sent' })).getByText('Rematch?')).toBeDefined();
  });

  test('shows the typed text when the other player stops accepting messages', async () => {
    const { user, gateway, realtime, channel } = await openConversation();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Rematch?');
    gateway.access = 'closed';
    act(() => {
      realtime.publish(channel, { type: 'friends-changed' });
    });
    expect(await screen.findByText('Orion isn’t accepting messages from you.')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Not sent' })).getByText('Rematch?')).toBeDefined();
  });
});
