import { describe, expect, test } from 'vitest';
import { sendAuthState } from '../../../src/application/bridge/send-auth-state';
import { SessionState } from '../../../src/application/session/session-state';
import type { CurrentUser, UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeGameFrame } from '../../fakes/fake-game-frame';

function setUp() {
  const session = new SessionState();
  const clock = new FakeClock();
  const frame = new FakeGameFrame();
  const stop = sendAuthState(session, clock, frame);
  const signIn = (change: Partial<CurrentUser> = {}) => {
    session.apply({ type: 'signed-in', user: aPlayer(change), settings: defaultSettings() });
  };
  return { session, clock, frame, stop, signIn, told: () => frame.sent.splice(0) };
}

const inDays = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();

describe('what a game is told of the player', () => {
  test('is each change of the coins, and not those that somebody else has', () => {
    const { session, signIn, told } = setUp();
    signIn({ balance: 120 });
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 110, revision: 2 });
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 110, revision: 2 });
    expect(told()).toEqual([{ name: 'balance', detail: { total: 110 } }]);
    signIn({ id: 'b' as UserId, username: 'bob', balance: 7 });
    expect(told().map(({ name }) => name)).toEqual(['auth']);
  });

  test('is that premium begins, and that it ends by time, also after more days than a timer can run', () => {
    const { clock, signIn, told } = setUp();
    signIn();
    signIn({ premiumUntil: inDays(40) });
    expect(told()).toEqual([{ name: 'premium', detail: { active: true } }]);
    clock.advance(40 * 86_400_000 - 1);
    expect(told()).toEqual([]);
    clock.advance(1);
    expect(told()).toEqual([{ name: 'premium', detail: { active: false } }]);
    expect(clock.pending).toBe(0);
  });

  test('is that premium ends with a sign-out', () => {
    const { session, signIn, told } = setUp();
    signIn({ premiumUntil: inDays(1) });
    session.apply({ type: 'signed-out' });
    expect(told()).toEqual([
      { name: 'auth', detail: { loggedIn: false } },
      { name: 'premium', detail: { active: false } },
    ]);
  });

  test('is nothing after the end', () => {
    const { session, clock, stop, signIn, told } = setUp();
    signIn({ premiumUntil: inDays(1) });
    stop();
    session.apply({ type: 'signed-out' });
    clock.advance(2 * 86_400_000);
    expect(told()).toEqual([]);
  });
});
