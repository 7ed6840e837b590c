import { describe, expect, test } from 'vitest';
import { sendAuthState, authStateOf } from '../../../src/application/bridge/serve-game.use-case';
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
  return { session, clock, frame, stop, signIn, takeSent: () => frame.sent.splice(0) };
}

const inDays = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();

describe('sendAuthState', () => {
  test('sends each change of the player’s coins, but not another player’s coins', () => {
    const { session, signIn, takeSent } = setUp();
    signIn({ balance: 120 });
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 110, revision: 2 });
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 110, revision: 2 });
    expect(takeSent()).toEqual([{ name: 'balance', detail: { total: 110 } }]);
    signIn({ id: 'b' as UserId, username: 'bob', balance: 7 });
    expect(takeSent().map(({ name }) => name)).toEqual(['auth']);
  });

  test('sends the start of premium and its expiry, even beyond the maximum timer delay', () => {
    const { clock, signIn, takeSent } = setUp();
    signIn();
    signIn({ premiumUntil: inDays(40) });
    expect(takeSent()).toEqual([{ name: 'premium', detail: { active: true } }]);
    clock.advance(40 * 86_400_000 - 1);
    expect(takeSent()).toEqual([]);
    clock.advance(1);
    expect(takeSent()).toEqual([{ name: 'premium', detail: { active: false } }]);
    expect(clock.pending).toBe(0);
  });

  test('sends the end of premium when the player logs out', () => {
    const { session, signIn, takeSent } = setUp();
    signIn({ premiumUntil: inDays(1) });
    session.apply({ type: 'signed-out' });
    expect(takeSent()).toEqual([
      { name: 'auth', detail: { loggedIn: false } },
      { name: 'premium', detail: { active: false } },
    ]);
  });

  test('sends nothing after it was stopped', () => {
    const { session, clock, stop, signIn, takeSent } = setUp();
    signIn({ premiumUntil: inDays(1) });
    stop();
    session.apply({ type: 'signed-out' });
    clock.advance(2 * 86_400_000);
    expect(takeSent()).toEqual([]);
  });
});

describe('authStateOf', () => {
  test('contains both names and nothing else', () => {
    expect(authStateOf(aPlayer())).toEqual({ loggedIn: true, username: 'ada', alias: 'Ada L.' });
    expect(authStateOf(aPlayer({ alias: undefined }))).toEqual({ loggedIn: true, username: 'ada', alias: 'ada' });
  });

  test('only reports a visitor as logged out', () => {
    expect(authStateOf(undefined)).toEqual({ loggedIn: false });
  });
});
