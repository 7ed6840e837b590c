import { describe, expect, test } from 'vitest';
import { sessionFixture } from './session-fixture';

describe('ValidateRegistrationStep', () => {
  test.each([
    ['email', ' a@b.co ', true, 'validateEmail'],
    ['email', 'nobody', false, 'validateEmail'],
    ['username', ' nova ', true, 'validateUsername'],
    ['username', 'admin', false, 'validateUsername'],
    ['password', 'Holocade!1', true, 'validatePassword'],
    ['password', 'abc', false, 'validatePassword'],
  ] as const)('sends the %s %j to the server', async (step, value, valid, call) => {
    const { gateway, validate } = sessionFixture();
    expect((await validate.execute(step, value)).ok).toBe(valid);
    expect(gateway.calls).toEqual([call]);
  });
});
