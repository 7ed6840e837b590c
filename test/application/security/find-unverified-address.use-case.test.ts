import { describe, expect, test } from 'vitest';
import { FindUnverifiedAddress } from '../../../src/application/security/find-unverified-address.use-case';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function aHouse(emailVerified: boolean) {
  const gateway = new FakeSecurityGateway();
  gateway.protection = { ...gateway.protection, emailVerified };
  return { gateway, find: new FindUnverifiedAddress(gateway) };
}

describe('the address that is not verified', () => {
  test('is told', async () => {
    expect(await aHouse(false).find.execute()).toBe('ada@example.com');
  });

  test('is none once it is verified', async () => {
    expect(await aHouse(true).find.execute()).toBeUndefined();
  });

  test('is none where there is no answer, so that nobody is held up', async () => {
    const { gateway, find } = aHouse(false);
    gateway.failure = { kind: 'network' };
    expect(await find.execute()).toBeUndefined();
  });
});
