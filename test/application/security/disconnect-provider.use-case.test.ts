import { expect, test } from 'vitest';
import { DisconnectProvider } from '../../../src/application/security/disconnect-provider.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function aHouse() {
  const gateway = new FakeSecurityGateway();
  gateway.protection = { ...gateway.protection, providers: ['google'] };
  return { gateway, disconnect: new DisconnectProvider(gateway), proof: { password: gateway.password } };
}

test('disconnects a provider with the proof', async () => {
  const { gateway, disconnect, proof } = aHouse();
  expect(await disconnect.execute('google', proof)).toEqual(ok(undefined));
  expect(gateway.protection.providers).toEqual([]);
  expect(gateway.calls).toEqual([['unlink', 'google', proof]]);
});

test('one that another tab has disconnected is disconnected, too', async () => {
  const { disconnect, proof } = aHouse();
  expect(await disconnect.execute('steam', proof)).toEqual(ok(undefined));
});

test('tells what was refused', async () => {
  const { gateway, disconnect } = aHouse();
  expect(await disconnect.execute('google', { password: 'wrong' })).toMatchObject({ ok: false });
  expect(gateway.protection.providers).toEqual(['google']);
});
