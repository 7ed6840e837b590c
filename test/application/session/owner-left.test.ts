import { expect, test } from 'vitest';
import { ownerLeft } from '../../../src/application/session/owner-left';
import { SessionState } from '../../../src/application/session/session-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';

test('ownerLeft emits after a sign-out and for another player, but not after an expiry', () => {
  const state = new SessionState();
  let left = 0;
  const following = ownerLeft(state.session$).subscribe(() => (left += 1));
  const signIn = (id: string) => {
    state.apply({ type: 'signed-in', user: aPlayer({ id: id as UserId }), settings: defaultSettings() });
    return left;
  };
  const signOut = (expired?: true) => {
    state.apply(expired === undefined ? { type: 'signed-out' } : { type: 'signed-out', expired });
    return left;
  };
  expect([signOut(), signIn('a'), signOut(true), signIn('a')]).toEqual([0, 0, 0, 0]);
  expect([signIn('b'), signOut(), signIn('b'), signOut(true), signIn('c')]).toEqual([1, 2, 2, 2, 3]);
  following.unsubscribe();
});
