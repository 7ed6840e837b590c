// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ResetPassword } from '../../../src/application/auth/reset-password.use-case';
import { ResetViewModel } from '../../../src/ui/auth/reset.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';

function aPane(password = 'Holo1cade!', confirmation = password) {
  const gateway = new FakePasswordGateway();
  const pane = new ResetViewModel({ email: 'nova@example.com', token: 'link' }, new ResetPassword(gateway));
  pane.type('password', password);
  pane.type('password_confirmation', confirmation);
  return { gateway, pane };
}

describe('ResetViewModel', () => {
  test.each([
    ['', '', 'password', 'Please fill both the fields above to request a password reset.'],
    ['Holo1cade!', '', 'password_confirmation', 'Please fill both the fields above to request a password reset.'],
    [
      'Holo1cade!',
      'Holo',
      'password_confirmation',
      'The password confirmation does not match the entered password. Please check your inputs.',
    ],
  ])('rejects %j with the confirmation %j', async (password, confirmation, invalid, text) => {
    const { gateway, pane } = aPane(password, confirmation);
    await pane.submit();
    expect(pane).toMatchObject({ invalid, result: { kind: 'error', text }, done: false });
    expect(gateway.calls).toEqual([]);
  });

  test('sets the password once and clears the fields', async () => {
    const { gateway, pane } = aPane();
    await Promise.all([pane.submit(), pane.submit()]);
    await pane.submit();
    expect(gateway.calls).toHaveLength(1);
    expect(pane).toMatchObject({ done: true, result: { kind: 'success' } });
    expect(pane.values).toEqual({ password: '', password_confirmation: '' });
  });

  test('shows the server’s message after a refusal', async () => {
    const { gateway, pane } = aPane();
    gateway.failure = aRefusal({ message: 'Too common.', fields: { password: ['Too common.'] } });
    await pane.submit();
    expect(pane).toMatchObject({ invalid: 'password', over: false, result: { kind: 'error', text: 'Too common.' } });
  });

  test('ends on an expired link without marking a field', async () => {
    const { gateway, pane } = aPane();
    gateway.failure = aRefusal({ message: 'This link has expired.', fields: { token: ['This link has expired.'] } });
    await pane.submit();
    const result = { kind: 'error', text: 'This link has expired.' };
    expect(pane).toMatchObject({ invalid: undefined, over: true, done: false, result });
    expect(pane.values).toEqual({ password: '', password_confirmation: '' });
  });
});
