import { expect, test } from 'vitest';
import { DisconnectProvider } from '../../../src/application/security/disconnect-provider.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function setUp() {
  const gateway = new FakeSecurityGateway();
  gateway.protection = { ...gateway.protection, providers: ['google'] };
  return { gateway, disconnect: new DisconnectProvider(gateway), proof: { password: gateway.password } };
}

test('DisconnectProvider disconnects a provider with the proof', async () => {
  const { gateway, disconnect, proof } = setUp();
  expect(await disconnect.execute('google', proof)).toEqual(ok(undefined));
  expect(gateway.protection.providers).toEqual([]);
  expect(gateway.calls).toEqual([['unlink', 'google', proof]]);
});

test('DisconnectProvider succeeds when another tab has already disconnected the provider', async () => {
  const { disconnect, proof } = setUp();
  expect(await disconnect.execute('steam', proof)).toEqual(ok(undefined));
});

test('DisconnectProvider returns the rejection', async () => {
  const { gateway, disconnect } = setUp();
  expect(await disconnect.execute('google', { password: 'wrong' })).toMatchObject({ ok: false });
  expect(gateway.protection.providers).toEqual(['google']);
});
