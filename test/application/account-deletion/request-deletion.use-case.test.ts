import { expect, test } from 'vitest';
import { RequestDeletion } from '../../../src/application/account-deletion/request-deletion.use-case';
import { FakeLeavingGateway } from '../../fakes/fake-leaving-gateway';

test('RequestDeletion sends only the proof of identity', async () => {
  const gateway = new FakeLeavingGateway();
  const request = new RequestDeletion(gateway);
  expect(await request.execute({ password: 'wrong' })).toMatchObject({ ok: false });
  expect(gateway.standing.deletion).toBeUndefined();
  expect(await request.execute({ password: 'Holocade!1' })).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect(gateway.standing.deletion).toMatchObject({ status: 'pending' });
});
