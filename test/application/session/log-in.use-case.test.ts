import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { sessionFixture } from './session-fixture';

describe('LogIn', () => {
  test('updates the state, the store and the other tabs', async () => {
    const { gateway, state, store, tabs, logIn } = sessionFixture();
    gateway.withAccount('nova', 'Holocade!1');
    const answer = await logIn.execute(' Nova ', 'Holocade!1');
    expect(answer).toMatchObject({ ok: true, value: { username: 'nova' } });
    expect(state.current).toMatchObject({ attempted: true, user: { username: 'nova' } });
    expect(store.load()?.username).toBe('nova');
    expect(tabs.announced).toEqual(['login']);
  });

  test('changes nothing after a rejection', async () => {
    const { gateway, state, store, tabs, logIn } = sessionFixture();
    gateway.withAccount('nova', 'Holocade!1');
    const before = state.current;
    expect(await logIn.execute('nova', 'wrong')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(state.current).toBe(before);
    expect(store.load()).toBeUndefined();
    expect(tabs.announced).toEqual([]);
  });

  property.prop([fc.string({ minLength: 1 })])('never changes the password before sending it', async (password) => {
    const { gateway, logIn } = sessionFixture();
    gateway.withAccount('nova', password);
    expect((await logIn.execute('nova', password)).ok).toBe(true);
    expect((await logIn.execute('nova', `${password} `)).ok).toBe(false);
  });
});
