import { fc, test } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { parseCall } from '../../../src/domain/bridge/parse-call';
import { delivered } from '../../fakes/delivered';
import { localGame } from '../support/local-game';

const names = Object.keys(methodTable) as MethodName[];

const slug = fc.constantFrom('main', 'first', 'suit', 'none');
const plausible = fc.record({
  item: slug,
  board: slug,
  slug,
  score: fc.integer(),
  percent: fc.integer({ min: 0, max: 100 }),
  data: fc.jsonValue(),
  sender: fc.constantFrom('game', 'developer'),
  signal: fc.constantFrom('loaded', 'start', 'gameplay-start'),
  scores: fc.constant([]),
  saves: fc.constant([]),
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error as { code: string }).code,
  );

describe('carryLocally', () => {
  afterEach(() => void vi.useRealTimers());

  test.prop([fc.constantFrom(...names), fc.oneof(fc.anything({ maxDepth: 2 }), plausible)])(
    'always validates arguments and callers like the portal',
    async (method, args) => {
      const { call } = localGame();
      const code = await codeOf(call(method, args));
      if (!parseCall(method, args).ok) expect(code).toBe('err_validation');
      else if (methodTable[method].caller === 'signed-in') expect(code).toBe('err_unauthenticated');
      else expect(['err_validation', 'err_unauthenticated', 'err_internal']).not.toContain(code);
    },
  );

  test.prop([
    fc.constantFrom(...names.filter((name) => name !== 'user.token')),
    fc.oneof(fc.anything({ maxDepth: 2 }), plausible),
  ])('never refuses a player’s call, except a token, as unauthenticated or unsupported', async (method, args) => {
    const { call, signIn } = localGame();
    await signIn();
    expect(['err_unauthenticated', 'err_unsupported', 'err_internal']).not.toContain(await codeOf(call(method, args)));
  });

  test('refuses too many calls and too large arguments like the portal', async () => {
    const { ask } = localGame();
    const calls = Array.from({ length: 31 }, () => codeOf(ask('user.isLoggedIn')));
    expect((await Promise.all(calls)).filter((code) => code === 'err_too_many_requests')).toHaveLength(1);
    const other = localGame();
    await other.signIn();
    expect(await codeOf(other.ask('save.write', { data: 'x'.repeat(65_536) }))).toBe('err_validation');
    expect(await codeOf(other.ask('save.write', { data: 'x'.repeat(70_000) }))).toBe('err_too_large');
    await expect(other.ask('save.write', { data: 'x'.repeat(65_534) })).resolves.toEqual({ version: 1 });
  });

  test('fails with the chosen error but accepts session reports', async () => {
    const { ask, faults } = localGame();
    faults.code = 'err_network';
    expect(await codeOf(ask('user.isLoggedIn'))).toBe('err_network');
    expect(await codeOf(ask('session.lifecycle', { signal: 'gameplay-start' }))).toBeUndefined();
    faults.code = undefined;
    await expect(ask('user.isLoggedIn')).resolves.toBe(false);
  });

  test('waits for the chosen latency', async () => {
    vi.useFakeTimers();
    const { ask, faults } = localGame();
    faults.latency = 500;
    const answered = vi.fn();
    void ask('user.isLoggedIn').then(answered);
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(false);
    faults.latency = 12_000;
    const late = codeOf(ask('user.isLoggedIn'));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await late).toBe('err_timeout');
  });

  test('returns copies of its state', async () => {
    const { ask, signIn } = localGame();
    await signIn();
    await ask('save.write', { data: { level: 1 } });
    Object.assign((await ask('save.load', {})).data as object, { level: 9 });
    await expect(ask('save.load', {})).resolves.toMatchObject({ data: { level: 1 } });
  });
});

describe('user calls of the sandbox', () => {
  test('return a guest until the login, which asks nothing', async () => {
    const { ask, emitted } = localGame();
    await expect(ask('user.isLoggedIn')).resolves.toBe(false);
    await ask('user.openLogin');
    await ask('user.openLogin');
    expect(emitted).toEqual([['auth', { loggedIn: true, username: 'local-player', alias: 'Local Player' }]]);
    await expect(Promise.all([ask('user.getName'), ask('user.getAlias'), ask('user.getCoins')])).resolves.toEqual([
      'local-player',
      'Local Player',
      100,
    ]);
  });

  test('refuse a token, which only a portal can sign', async () => {
    const { ask } = localGame();
    await expect(ask('user.token')).rejects.toMatchObject({ code: 'err_unauthenticated' });
    await ask('user.openLogin');
    await expect(ask('user.token')).rejects.toMatchObject({ code: 'err_unsupported', retryable: false });
  });
});

describe('ad calls of the sandbox', () => {
  test('pause and mute the game until the player answers', async () => {
    const { ask, say, emitted } = localGame();
    await expect(ask('ads.show', { kind: 'midgame' })).resolves.toEqual({ state: 'started' });
    await say(false);
    await delivered();
    expect(emitted.map(([name]) => name)).toEqual(['mute', 'pause', 'ad', 'resume', 'unmute', 'ad']);
    expect(emitted.at(-1)).toEqual(['ad', { kind: 'midgame', state: 'skipped' }]);
    await expect(ask('ads.show', { kind: 'midgame' })).resolves.toEqual({ state: 'unfilled', reason: 'cooldown' });
  });
});

describe('save calls of the sandbox', () => {
  test('store the last ten versions of each slot', async () => {
    const { ask, signIn } = localGame();
    await signIn();
    await expect(ask('save.load', {})).rejects.toMatchObject({ code: 'err_not_found' });
    for (let base = 0; base < 12; base += 1) {
      await expect(ask('save.write', { data: base, base })).resolves.toEqual({ version: base + 1 });
    }
    await expect(ask('save.write', { data: 0, base: 3 })).rejects.toMatchObject({ code: 'err_conflict' });
    await expect(ask('save.load', { version: 3 })).resolves.toMatchObject({ data: 2 });
    await expect(ask('save.load', { version: 2 })).rejects.toMatchObject({ code: 'err_not_found' });
    await expect(ask('save.all')).resolves.toMatchObject({ 1: { data: 11, version: 12 } });
    await ask('save.delete', {});
    await expect(ask('save.write', { data: 0 })).resolves.toEqual({ version: 13 });
    await ask('save.clear');
    await expect(ask('save.all')).resolves.toEqual({});
  });
});

describe('email subscriptions of the sandbox', () => {
  test('start after a question and end without one', async () => {
    const { ask, signIn, say, emitted } = localGame();
    await signIn();
    await expect(ask('mail.unsubscribe', {})).resolves.toEqual({ subscribed: false, asked: false });
    await expect(ask('mail.subscribe', {})).resolves.toEqual({ subscribed: false, asked: true });
    await say(true);
    expect(emitted.at(-1)).toEqual(['mail', { sender: 'game', subscribed: true, ok: true }]);
    await expect(ask('mail.check', {})).resolves.toBe(true);
    await expect(ask('mail.check', { sender: 'developer' })).resolves.toBe(false);
    await expect(ask('mail.subscribe', {})).resolves.toEqual({ subscribed: true, asked: false });
    await expect(ask('mail.toggle', {})).resolves.toEqual({ subscribed: false, asked: false });
    await expect(ask('mail.check', {})).resolves.toBe(false);
  });

  test('do not start after a no', async () => {
    const { ask, signIn, say, emitted } = localGame();
    await signIn();
    await ask('mail.toggle', { sender: 'developer' });
    await say(false);
    expect(emitted.at(-1)).toEqual([
      'mail',
      { sender: 'developer', subscribed: false, ok: false, code: 'err_declined' },
    ]);
    await expect(ask('mail.check', { sender: 'developer' })).resolves.toBe(false);
  });
});
