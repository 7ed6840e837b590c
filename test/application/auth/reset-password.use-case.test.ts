import { describe, expect, test } from 'vitest';
import { ResetPassword } from '../../../src/application/auth/reset-password.use-case';
import { writeToken } from '../../../src/domain/tokens/token';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';

const secret = 'A'.repeat(43);
const values = { password: 'Holo1cade!', password_confirmation: 'Holo1cade!', email: 'nova@example.com' };

describe('ResetPassword', () => {
  test.each([
    [writeToken('reset-password', { secret }), secret],
    [writeToken('verify-email', { secret }), writeToken('verify-email', { secret })],
    ['nonsense', 'nonsense'],
  ])('sends the secret of the token %s', async (token, sent) => {
    const gateway = new FakePasswordGateway();
    await new ResetPassword(gateway).execute({ type: 'reset-password', ...values, token });
    expect(gateway.calls).toEqual([{ ...values, token: sent }]);
  });
});
