import { expect, test } from 'vitest';
import { ChangePassword } from '../../../src/application/security/change-password.use-case';
import { ok } from '../../../src/domain/shared/result';
import { aBrowser, FakeSecurityGateway } from '../../fakes/fake-security-gateway';

const chosen = { newPassword: 'Another!2', confirmation: 'Another!2' };

test('ChangePassword changes the password with the old one, and signs out all other browsers', async () => {
  const gateway = new FakeSecurityGateway();
  gateway.signedIn = [aBrowser(), aBrowser({ id: 'other', current: false })];
  const change = new ChangePassword(gateway);
  expect(await change.execute({ password: 'wrong', ...chosen })).toMatchObject({ ok: false });
  expect(gateway.signedIn).toHaveLength(2);
  expect(await change.execute({ password: gateway.password, ...chosen })).toEqual(ok(undefined));
  expect(gateway.signedIn.map(({ id }) => id)).toEqual(['own']);
});
