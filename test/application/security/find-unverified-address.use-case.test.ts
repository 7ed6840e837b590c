import { describe, expect, test } from 'vitest';
import { FindUnverifiedAddress } from '../../../src/application/security/find-unverified-address.use-case';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function setUp(emailVerified: boolean) {
  const gateway = new FakeSecurityGateway();
  gateway.protection = { ...gateway.protection, emailVerified };
  return { gateway, find: new FindUnverifiedAddress(gateway) };
}

describe('FindUnverifiedAddress', () => {
  test('returns the address while it is not verified', async () => {
    expect(await setUp(false).find.execute()).toBe('ada@example.com');
  });

  test('returns undefined once the address is verified', async () => {
    expect(await setUp(true).find.execute()).toBeUndefined();
  });

  test('returns undefined when the request fails, so that the player can continue', async () => {
    const { gateway, find } = setUp(false);
    gateway.failure = { kind: 'network' };
    expect(await find.execute()).toBeUndefined();
  });
});
