import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { aPlayer } from '../../fakes/a-player';

describe('the state of a session', () => {
  test('tells a new listener what is, and then what becomes', () => {
    const state = new SessionState();
    const told: (string | undefined)[] = [];
    state.apply({ type: 'restored', user: aPlayer({ username: 'ada' }) });
    state.session$.subscribe(({ user }) => told.push(user?.username));
    state.apply({ type: 'signed-out' });
    expect(told).toEqual(['ada', undefined]);
    expect(state.current.attempted).toBe(true);
  });
});
