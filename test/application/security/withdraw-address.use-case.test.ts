import { expect, test } from 'vitest';
import { WithdrawAddress } from '../../../src/application/security/withdraw-address.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

test('WithdrawAddress revokes the pending link and keeps the current address', async () => {
  const gateway = new FakeSecurityGateway();
  expect(await new WithdrawAddress(gateway).execute()).toEqual(ok(false));
  expect(gateway.calls).toEqual(['withdraw address']);
});
