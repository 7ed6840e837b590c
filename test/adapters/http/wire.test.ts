import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { CallName } from '../../../src/adapters/http/wire';
import { callPath, createWire } from '../../../src/adapters/http/wire';
import { authStatus } from '../../../src/contract/account.contract';
import { calls } from '../../../src/contract/calls';
import { wire } from './every-call';

const { needsPlayer, readReply, toRequest } = wire;

const reply = (status: number, body: unknown, retryAfter?: string) => ({
  status,
  body: JSON.stringify(body),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const refusal = (message: string, debug: string, data: unknown = null) => ({
  status: { success: false, code: 400, message, debug },
  data,
});

describe('toRequest', () => {
  test('creates JSON requests with a body for every method but GET', () => {
    expect(toRequest('authStatus', {}).body).toBeUndefined();
    expect(toRequest('authStatus', {}).headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
    expect(toRequest('authLogout', {})).toMatchObject({ method: 'POST', body: '{}' });
    expect(toRequest('validateEmail', { body: { email: 'a@example.com' } }).body).toBe('{"email":"a@example.com"}');
  });

  test('adds the idempotency key if there is one', () => {
    const { headers } = toRequest('supportMessage', { body: {}, key: 'the-key-of-this-message' });
    expect(headers).toMatchObject({ 'Idempotency-Key': 'the-key-of-this-message' });
  });
});

describe('keepalive requests', () => {
  const lasts = (name: CallName) => {
    const params = Object.fromEntries([...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, each]) => [each, 'x']));
    return 'keepalive' in toRequest(name, { params });
  };

  test('are the single actions of the player, a visitor’s play, the end of a play session and the build health', () => {
    expect(new Set((Object.keys(calls) as CallName[]).filter(lasts))).toEqual(
      new Set([
        'gamePlayed',
        'gameReact',
        'reviewReact',
        'favouriteSet',
        'developerFollow',
        'playerFollow',
        'settingChange',
        'notificationRead',
        'notificationUnread',
        'notificationsReadAll',
        'messageRead',
        'messageUnread',
        'conversationRead',
        'messagesReadAll',
        'messageRowRead',
        'messageRowUnread',
        'playSessionEnd',
        'buildHealth',
      ]),
    );
  });

  test('exclude calls that read, create or may be large', () => {
    const lasting = (Object.keys(calls) as CallName[]).filter(lasts);
    // The build health is sent when the page is left. The payload is small, and the server only adds it up.
    const others = lasting.filter((name) => name !== 'buildHealth');
    expect(new Set(others.map((name) => calls[name].method))).toEqual(new Set(['PUT', 'PATCH']));
    for (const name of ['saveWrite', 'reviewSubmit', 'authStatus'] as const) expect(lasting).not.toContain(name);
  });
});

describe('readReply', () => {
  test('maps a response without an envelope to malformed, and below a broken gateway to a network failure', () => {
    expect(readReply('authLogout', reply(200, 'hello'))).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(readReply('authLogout', reply(502, '<html>'))).toEqual({ ok: false, error: { kind: 'network' } });
  });

  property.prop([fc.integer({ min: 400, max: 599 }), fc.string(), fc.string(), fc.option(fc.nat())])(
    'always passes a server error through with its own status and message',
    (status, message, debug, wait) => {
      const seconds = wait ?? undefined;
      const answer = readReply('authLogout', reply(status, refusal(message, debug), seconds?.toString()));
      expect(answer).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status, message, debug, retryAfter: seconds },
      });
    },
  );
});

const call = { path: '/v1/public/arcade/game/{game}/details' } as const;

describe('callPath', () => {
  test('fills in the placeholders and appends the query', () => {
    expect(callPath(call, { params: { game: 'lantern-drift' }, query: { page: 2, sort: '' } })).toBe(
      '/v1/public/arcade/game/lantern-drift/details?page=2',
    );
  });

  test('throws for a value that would resolve to another path', () => {
    expect(() => callPath(call, { params: { game: '..' } })).toThrow('dot segment');
  });

  test('throws for a placeholder without a value', () => {
    expect(() => callPath(call, { params: {} })).toThrow('game');
  });

  property.prop([fc.string({ unit: 'grapheme' })])('never lets a value leave its path segment', (game) => {
    fc.pre(game !== '.' && game !== '..');
    const segments = callPath(call, { params: { game } }).split('/');
    expect(segments).toHaveLength(7);
    expect(decodeURIComponent(segments[5] ?? '')).toBe(game);
  });
});

describe('createWire', () => {
  test('requires a session for calls of players and of members', () => {
    expect([needsPlayer('consoleHome'), needsPlayer('buildList'), needsPlayer('authLogin')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('throws for a call that the application does not send', () => {
    expect(() => createWire({ authStatus }).toRequest('buildList', {})).toThrow('does not send the call buildList');
  });
});
