import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { sessionFixture } from './session-fixture';

async function signedIn() {
  const fixture = sessionFixture();
  fixture.gateway.withAccount('nova', 'Holocade!1');
  await fixture.logIn.execute('nova', 'Holocade!1');
  return fixture;
}

describe('LogOut', () => {
  test('deletes the player here and notifies the other tabs', async () => {
    const { state, store, tabs, logOut } = await signedIn();
    expect((await logOut.execute()).ok).toBe(true);
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
    expect(store.load()).toBeUndefined();
    expect(tabs.announced).toEqual(['login', 'logout']);
  });

  test.each([401, 419])('succeeds when the server no longer knows the session: %i', async (status) => {
    const { gateway, state, logOut } = await signedIn();
    gateway.failure = aRefusal({ status });
    expect((await logOut.execute()).ok).toBe(true);
    expect(state.current.user).toBeUndefined();
  });

  test.each([{ kind: 'network' } as const, aRefusal({ status: 503 })])(
    'keeps the player when the server did not end the session: $kind',
    async (failure) => {
      const { gateway, state, store, tabs, logOut } = await signedIn();
      gateway.failure = failure;
      expect(await logOut.execute()).toEqual({ ok: false, error: failure });
      expect(state.current.user?.username).toBe('nova');
      expect(store.load()?.username).toBe('nova');
      expect(tabs.announced).toEqual(['login']);
    },
  );
});
