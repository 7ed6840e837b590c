import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import type { TimedSession } from '../../../src/application/session/timed-session';
import { timedSession, timedSession$ } from '../../../src/application/session/timed-session';
import { isPremium } from '../../../src/domain/session/current-user';
import { unknownSession } from '../../../src/domain/session/session';
import { defaultSettings } from '../../../src/domain/session/settings';
import { sessionEvents } from '../../arbitraries/sessions';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';

const HOUR = 3_600_000;

function begin() {
  const clock = new FakeClock();
  const state = new SessionState();
  const emitted: TimedSession[] = [];
  const following = timedSession$(state.session$, clock).subscribe((next) => emitted.push(next));
  const signIn = (premiumUntil?: string) => {
    state.apply({ type: 'signed-in', user: aPlayer({ premiumUntil }), settings: defaultSettings() });
  };
  const inMs = (milliseconds: number) => new Date(clock.now() + milliseconds).toISOString();
  const premium = () => emitted.splice(0).map((next) => next.premium);
  return { clock, state, emitted, following, signIn, inMs, premium };
}

describe('timedSession$', () => {
  test('emits at once, and when a player logs in', () => {
    const { emitted, signIn, state } = begin();
    signIn();
    expect(emitted).toEqual([
      { session: unknownSession, premium: false },
      { session: state.current, premium: false },
    ]);
  });

  test('ends premium once, at its expiry', () => {
    const { clock, signIn, inMs, premium } = begin();
    signIn(inMs(40 * 24 * HOUR));
    expect(premium()).toEqual([false, true]);
    clock.advance(40 * 24 * HOUR - 1);
    expect(premium()).toEqual([]);
    clock.advance(1);
    expect(premium()).toEqual([false]);
    expect(clock.pending).toBe(0);
  });

  test('keeps premium when it is extended before its expiry', () => {
    const { clock, state, signIn, inMs, premium } = begin();
    signIn(inMs(HOUR));
    state.apply({ type: 'premium-changed', player: aPlayer().id, until: inMs(3 * HOUR) });
    clock.advance(2 * HOUR);
    expect(premium()).toEqual([false, true, true]);
    clock.advance(HOUR);
    expect(premium()).toEqual([false]);
  });

  test('leaves no timer after it was unsubscribed or the player has logged out', () => {
    const { clock, state, following, signIn, inMs } = begin();
    signIn(inMs(HOUR));
    expect(clock.pending).toBe(1);
    state.apply({ type: 'signed-out' });
    expect(clock.pending).toBe(0);
    signIn(inMs(HOUR));
    following.unsubscribe();
    expect(clock.pending).toBe(0);
  });

  property.prop([fc.array(fc.tuple(sessionEvents, fc.nat({ max: 4 * HOUR })), { maxLength: 12 })])(
    'always equals the session read at the current time',
    (changes) => {
      const { clock, state, emitted } = begin();
      for (const [event, pause] of changes) {
        state.apply(event);
        clock.advance(pause);
        const { user } = state.current;
        const running = user !== undefined && isPremium(user, clock.now());
        expect(emitted.at(-1)).toEqual({ session: state.current, premium: running });
        expect(timedSession(state.current, clock.now()).premium).toBe(running);
      }
    },
  );
});
