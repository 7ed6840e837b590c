// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeConversationGateway } from '../../fakes/fake-conversation-gateway';
import { openConversation } from './conversation-stage';

const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

afterEach(cleanup);

describe('Composer', () => {
  test('sends a message once for a double click, without an error', async () => {
    const { user, gateway } = await openConversation();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Rematch?');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(gateway.calls.filter((call) => call.startsWith('send'))).toEqual(['send orion Rematch?']);
    expect(screen.queryByText('Please write something first.')).toBeNull();
  });

  test('sends a message by itself that an expired session refused, once the player has logged in again', async () => {
    const { user, gateway, state, signIn } = await openConversation();
    gateway.failure = aRefusal({ status: 401, message: 'Please log in.' });
    await write(user, 'Rematch?');
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent. Please log in.');
    gateway.failure = undefined;
    act(() => {
      state.apply({ type: 'signed-out', expired: true });
    });
    act(signIn);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(gateway.messages.map(({ text }) => text)).toEqual(['Rematch?']);
  });

  test('says only that the other player accepts no messages if there are none', async () => {
    const gateway = new FakeConversationGateway();
    gateway.access = 'closed';
    await openConversation(gateway);
    expect(screen.getByText('Orion isn’t accepting messages from you.')).toBeDefined();
    expect(screen.queryByText('No messages yet. Say hello!')).toBeNull();
    expect(screen.queryByRole('log')).toBeNull();
  });

  test.each([
    ['computer', { mobile: false, headset: false }, true],
    ['phone', { mobile: true, headset: false }, false],
    ['headset', { mobile: false, headset: true }, false],
  ])('names the keys that send a message on a device with a keyboard: %s', async (_, device, isShown) => {
    await openConversation(undefined, { device });
    expect(screen.queryByText('Press Ctrl+Enter to send.') !== null).toBe(isShown);
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-keyshortcuts')).toContain('Control+Enter');
    expect(screen.getByRole('textbox', { name: 'Your message' }).getAttribute('enterkeyhint')).toBe('enter');
  });
});
