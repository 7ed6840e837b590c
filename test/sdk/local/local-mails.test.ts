import { describe, expect, test } from 'vitest';
import { localGame } from '../support/local-game';

describe('the mails of the sandbox', () => {
  test('are subscribed to after a question, and ended without one', async () => {
    const { ask, signIn, say, told } = localGame();
    await signIn();
    await expect(ask('mail.unsubscribe', {})).resolves.toEqual({ subscribed: false, asked: false });
    await expect(ask('mail.subscribe', {})).resolves.toEqual({ subscribed: false, asked: true });
    await say(true);
    expect(told.at(-1)).toEqual(['mail', { sender: 'game', subscribed: true, ok: true }]);
    await expect(ask('mail.check', {})).resolves.toBe(true);
    await expect(ask('mail.check', { sender: 'developer' })).resolves.toBe(false);
    await expect(ask('mail.subscribe', {})).resolves.toEqual({ subscribed: true, asked: false });
    await expect(ask('mail.toggle', {})).resolves.toEqual({ subscribed: false, asked: false });
    await expect(ask('mail.check', {})).resolves.toBe(false);
  });

  test('are not subscribed to after a no', async () => {
    const { ask, signIn, say, told } = localGame();
    await signIn();
    await ask('mail.toggle', { sender: 'developer' });
    await say(false);
    expect(told.at(-1)).toEqual(['mail', { sender: 'developer', subscribed: false, ok: false, code: 'err_declined' }]);
    await expect(ask('mail.check', { sender: 'developer' })).resolves.toBe(false);
  });
});
