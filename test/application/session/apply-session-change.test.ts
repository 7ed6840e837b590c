import { describe, expect, test } from 'vitest';
import { applySessionChange, ownerLeft } from '../../../src/application/session/apply-session-change';
import { SessionState } from '../../../src/application/session/session-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { entered, left, refreshed } from '../../../src/domain/session/session-change';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';

const signedIn = { user: aPlayer(), settings: defaultSettings() };

describe('applySessionChange', () => {
  test('updates the store, the state and the other tabs', () => {
    const store = new FakeSessionStore();
    const state = new SessionState();
    const tabs = new FakeTabChannel();
    applySessionChange(entered(signedIn, 'register'), store, state, tabs);
    expect(store.load()).toEqual(signedIn.user);
    expect(state.current).toMatchObject({ attempted: true, user: signedIn.user });
    applySessionChange(left(), store, state, tabs);
    expect(store.load()).toBeUndefined();
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
    expect(tabs.announced).toEqual(['register', 'logout']);
  });

  test('notifies no other tab of a change from a server response', () => {
    const tabs = new FakeTabChannel();
    applySessionChange(refreshed(signedIn), new FakeSessionStore(), new SessionState(), tabs);
    applySessionChange(refreshed(undefined), new FakeSessionStore(), new SessionState());
    expect(tabs.announced).toEqual([]);
  });
});

test('ownerLeft emits after a logout and for another player, but not after an expiry', () => {
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
