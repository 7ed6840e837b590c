import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { aPlayer } from '../../fakes/a-player';

describe('SessionState', () => {
  test('emits the current session to a new subscriber, and then every change', () => {
    const state = new SessionState();
    const emitted: (string | undefined)[] = [];
    state.apply({ type: 'restored', user: aPlayer({ username: 'ada' }) });
    state.session$.subscribe(({ user }) => emitted.push(user?.username));
    state.apply({ type: 'signed-out' });
    expect(emitted).toEqual(['ada', undefined]);
    expect(state.current.attempted).toBe(true);
  });
});
