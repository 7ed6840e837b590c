import { describe, expect, test } from 'vitest';
import { aSessionHouse } from './a-session-house';

describe('validating one step of a registration', () => {
  test.each([
    ['email', ' a@b.co ', true, 'validateEmail'],
    ['email', 'nobody', false, 'validateEmail'],
    ['username', ' nova ', true, 'validateUsername'],
    ['username', 'admin', false, 'validateUsername'],
    ['password', 'Holocade!1', true, 'validatePassword'],
    ['password', 'abc', false, 'validatePassword'],
  ] as const)('asks the server about the %s %j', async (step, value, valid, call) => {
    const { gateway, validate } = aSessionHouse();
    expect((await validate.execute(step, value)).ok).toBe(valid);
    expect(gateway.calls).toEqual([call]);
  });
});
