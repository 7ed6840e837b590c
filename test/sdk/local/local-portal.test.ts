import { fc, test } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { parseCall } from '../../../src/domain/bridge/parse-call';
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

describe('the sandbox', () => {
  afterEach(() => void vi.useRealTimers());

  test.prop([fc.constantFrom(...names), fc.oneof(fc.anything({ maxDepth: 2 }), plausible)])(
    'always reads arguments and callers as the portal does',
    async (method, args) => {
      const { call } = localGame();
      const code = await codeOf(call(method, args));
      if (!parseCall(method, args).ok) expect(code).toBe('err_validation');
      else if (methodTable[method].caller === 'signed-in') expect(code).toBe('err_unauthenticated');
      else expect(['err_validation', 'err_unauthenticated', 'err_internal']).not.toContain(code);
    },
  );

  test.prop([fc.constantFrom(...names), fc.oneof(fc.anything({ maxDepth: 2 }), plausible)])(
    'never says to a player that nobody is signed in, nor that it does not know a call',
    async (method, args) => {
      const { call, signIn } = localGame();
      await signIn();
      expect(['err_unauthenticated', 'err_unsupported', 'err_internal']).not.toContain(
        await codeOf(call(method, args)),
      );
    },
  );

  test('refuses what is too much, as the portal does', async () => {
    const { ask } = localGame();
    const calls = Array.from({ length: 31 }, () => codeOf(ask('user.isLoggedIn')));
    expect((await Promise.all(calls)).filter((code) => code === 'err_too_many_requests')).toHaveLength(1);
    const other = localGame();
    await other.signIn();
    expect(await codeOf(other.ask('save.write', { data: 'x'.repeat(65_536) }))).toBe('err_validation');
    expect(await codeOf(other.ask('save.write', { data: 'x'.repeat(70_000) }))).toBe('err_too_large');
    await expect(other.ask('save.write', { data: 'x'.repeat(65_534) })).resolves.toEqual({ version: 1 });
  });

  test('fails as the developer wishes, but takes reports all the same', async () => {
    const { ask, faults } = localGame();
    faults.code = 'err_network';
    expect(await codeOf(ask('user.isLoggedIn'))).toBe('err_network');
    expect(await codeOf(ask('session.lifecycle', { signal: 'gameplay-start' }))).toBeUndefined();
    faults.code = undefined;
    await expect(ask('user.isLoggedIn')).resolves.toBe(false);
  });

  test('is as slow as the developer wishes', async () => {
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

  test('hands out copies', async () => {
    const { ask, signIn } = localGame();
    await signIn();
    await ask('save.write', { data: { level: 1 } });
    Object.assign((await ask('save.load', {})).data as object, { level: 9 });
    await expect(ask('save.load', {})).resolves.toMatchObject({ data: { level: 1 } });
  });
});
