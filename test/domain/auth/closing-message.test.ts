import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ExpectedSender, ReceivedMessage } from '../../../src/domain/bridge/trusted-message.policy';
import { CLOSING_TEXT_MAX, parseClosingMessage } from '../../../src/domain/auth/closing-message';

const ORIGIN = 'https://accounts.portal.test';
const expected = { page: { scheme: 'https', host: 'portal.test' }, origin: ORIGIN };
const received = (data: unknown, change: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  origin: ORIGIN,
  data,
  fromExpectedWindow: true,
  ...change,
});
const login = { from: 'holocade', type: 'login' };

describe('parseClosingMessage', () => {
  test('returns login, register or the error', () => {
    expect(parseClosingMessage(received(login), expected)).toEqual({ type: 'login' });
    expect(parseClosingMessage(received({ ...login, type: 'register' }), expected)).toEqual({ type: 'register' });
    expect(parseClosingMessage(received({ ...login, type: 'error', message: 'No.' }), expected)).toEqual({
      type: 'error',
      message: 'No.',
    });
    expect(parseClosingMessage(received({ ...login, type: 'error', message: 7 }), expected)).toEqual({
      type: 'error',
      message: undefined,
    });
  });

  test('distinguishes an identity that waits for a login from an error', () => {
    const waiting = { ...login, type: 'error', reason: 'waiting', message: 'Log in.' };
    expect(parseClosingMessage(received(waiting), expected)).toEqual({ type: 'waiting', message: 'Log in.' });
    expect(parseClosingMessage(received({ ...waiting, reason: 'refused' }), expected)).toMatchObject({ type: 'error' });
  });

  test('cuts an error text at 500 characters', () => {
    const words = (message: string) => parseClosingMessage(received({ ...login, type: 'error', message }), expected);
    expect(CLOSING_TEXT_MAX).toBe(500);
    expect(words('🎮'.repeat(500))).toEqual({ type: 'error', message: '🎮'.repeat(500) });
    expect(words('🎮'.repeat(501))).toEqual({ type: 'error', message: '🎮'.repeat(500) });
  });

  test.each([
    received(login, { origin: 'https://game.play.portal.test' }),
    received(login, { origin: 'https://portal.test' }),
    received(login, { origin: 'http://accounts.portal.test' }),
    received(login, { origin: 'https://accounts.portal.test.evil.test' }),
    received(login, { fromExpectedWindow: false }),
    received({ type: 'login' }),
    received({ from: 'other', type: 'login' }),
    received(null),
    received('login'),
  ])('rejects another sender (%#)', (message) => {
    expect(parseClosingMessage(message, expected)).toBeUndefined();
  });

  test("rejects a message from the games' host", () => {
    const origin = 'https://closing.games.test';
    const sender: ExpectedSender = { ...expected, gamesHost: 'games.test', origin };
    expect(parseClosingMessage(received(login, { origin }), sender)).toBeUndefined();
  });

  test('rejects a message that throws while it is read', () => {
    const data = {
      from: 'holocade',
      get type(): string {
        throw new Error('Not to be read');
      },
    };
    expect(parseClosingMessage(received(data), expected)).toBeUndefined();
  });

  property.prop([fc.anything()])('never returns another type', (type) => {
    fc.pre(type !== 'login' && type !== 'register' && type !== 'error');
    expect(parseClosingMessage(received({ from: 'holocade', type }), expected)).toBeUndefined();
  });

  property.prop([fc.anything()])("never accepts data without the portal's name", (data) => {
    expect(parseClosingMessage(received(data), expected)).toBeUndefined();
  });
});
