import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { ListAchievements } from '../../../src/application/achievements/list-achievements.use-case';
import { UnlockAchievement } from '../../../src/application/achievements/unlock-achievement.use-case';
import { HandleGameRequest } from '../../../src/application/bridge/handle-game-request.use-case';
import type { LoginPrompt } from '../../../src/application/bridge/login-prompt.port';
import { SessionState } from '../../../src/application/session/session-state';
import type { GameCall } from '../../../src/domain/bridge/parse-call';
import { parseCall } from '../../../src/domain/bridge/parse-call';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeAchievementGateway } from '../../fakes/fake-achievement-gateway';

const signedIn = { type: 'signed-in', user: aPlayer(), settings: defaultSettings() } as const;

function setUp() {
  const session = new SessionState();
  const loginPrompt = { open: vi.fn((): ReturnType<LoginPrompt['open']> => ok(undefined)) };
  const gateway = new FakeAchievementGateway({ 'lantern-drift': ['first-light'], other: ['secret'] });
  const list = new ListAchievements(gateway);
  const unlock = new UnlockAchievement(gateway);
  const useCase = new HandleGameRequest(session, loginPrompt, list, unlock);
  const signals = { xr: vi.fn(), lifecycle: vi.fn() };
  const ask = (call: GameCall) => useCase.execute('lantern-drift', call, signals);
  return { session, loginPrompt, gateway, signals, ask };
}

const call = (method: GameCall['method'], args?: unknown): GameCall => {
  const parsed = parseCall(method, args);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('a call of the open game', () => {
  test('learns the player’s names', async () => {
    const { session, ask } = setUp();
    session.apply(signedIn);
    expect(await ask(call('user.isLoggedIn'))).toEqual(ok(true));
    expect(await ask(call('user.getName'))).toEqual(ok('ada'));
    expect(await ask(call('user.getAlias'))).toEqual(ok('Ada L.'));
  });

  test('is refused the names when nobody is signed in', async () => {
    const { session, ask } = setUp();
    session.apply({ type: 'signed-out' });
    expect(await ask(call('user.isLoggedIn'))).toEqual(ok(false));
    expect(await ask(call('user.getName'))).toMatchObject({ error: { code: 'err_unauthenticated' } });
    expect(await ask(call('user.getAlias'))).toMatchObject({ error: { code: 'err_unauthenticated' } });
  });

  test('waits until the server has said who plays', async () => {
    const { session, ask } = setUp();
    session.apply({ type: 'restored', user: aPlayer({ username: 'stale' }) });
    const name = ask(call('user.getName'));
    session.apply(signedIn);
    expect(await name).toEqual(ok('ada'));
  });

  test('opens the sign-in', async () => {
    const { loginPrompt, ask } = setUp();
    expect(await ask(call('user.openLogin'))).toEqual(ok(undefined));
    expect(loginPrompt.open).toHaveBeenCalledTimes(1);
  });

  test('is told to ask later when the player has just closed the sign-in', async () => {
    const { loginPrompt, ask } = setUp();
    loginPrompt.open.mockReturnValue(err('dismissed-lately'));
    expect(await ask(call('user.openLogin'))).toMatchObject({
      error: { code: 'err_too_many_requests', retryable: true },
    });
  });

  test('lists and unlocks the badges of that game', async () => {
    const { ask } = setUp();
    expect(await ask(call('achievement.unlock', { slug: 'first-light' }))).toEqual(ok({ unlocked: true }));
    expect(await ask(call('achievement.unlock', { slug: 'first-light' }))).toEqual(ok({ unlocked: false }));
    expect(await ask(call('achievement.list'))).toMatchObject({
      value: [{ slug: 'first-light', unlockedAt: expect.any(String) }],
    });
  });

  test('hears why the server refused', async () => {
    const { gateway, ask } = setUp();
    gateway.failure = { kind: 'network' };
    expect(await ask(call('achievement.list'))).toMatchObject({ error: { code: 'err_network' } });
    expect(await ask(call('achievement.unlock', { slug: 'first-light' }))).toMatchObject({
      error: { code: 'err_network' },
    });
  });

  test('is answered at once when this portal does not serve it yet, whoever plays', async () => {
    const { session, ask } = setUp();
    expect(await ask(call('user.getCoins'))).toMatchObject({ error: { code: 'err_unsupported' } });
    session.apply(signedIn);
    expect(await ask(call('save.clear'))).toMatchObject({ error: { code: 'err_unsupported' } });
  });

  test('passes reports on, without waiting for the player', async () => {
    const { signals, ask } = setUp();
    await ask(call('session.xr', { signal: 'hidden' }));
    await ask(call('session.lifecycle', { signal: 'loaded' }));
    expect(signals.xr).toHaveBeenCalledWith('hidden', false);
    expect(signals.lifecycle).toHaveBeenCalledWith('loaded');
  });

  test.prop([fc.dictionary(fc.constantFrom('game', 'slug', 'user', 'id'), fc.constantFrom('other', 'secret'))])(
    'never reaches another game’s badges',
    async (args) => {
      const { gateway, ask } = setUp();
      const parsed = parseCall('achievement.unlock', args);
      if (parsed.ok) expect((await ask(parsed.value)).ok).toBe(false);
      expect(await gateway.list('other')).toMatchObject({
        value: [expect.not.objectContaining({ unlockedAt: expect.any(String) })],
      });
    },
  );
});
