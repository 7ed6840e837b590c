import { describe, expect, test } from 'vitest';
import { sessionFixture } from './session-fixture';

const registration = {
  email: ' new@example.com ',
  username: ' newcomer ',
  password: 'Holocade!1',
  password_confirmation: 'Holocade!1',
};

describe('Register', () => {
  test('logs in the new player, with the name and address trimmed', async () => {
    const { state, store, tabs, register } = sessionFixture();
    expect(await register.execute(registration)).toMatchObject({ ok: true, value: { username: 'newcomer' } });
    expect(state.current.user?.username).toBe('newcomer');
    expect(store.load()?.username).toBe('newcomer');
    expect(tabs.announced).toEqual(['register']);
  });

  test('returns the invalid fields and signs nobody in', async () => {
    const { gateway, state, register } = sessionFixture();
    gateway.withAccount('newcomer', 'x');
    const answer = await register.execute(registration);
    expect(answer).toMatchObject({ ok: false, error: { fields: { username: ['The username is taken.'] } } });
    expect(state.current.user).toBeUndefined();
  });
});
