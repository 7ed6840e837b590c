import { expect, test } from 'vitest';
import { RequestCopy } from '../../../src/application/account-deletion/request-copy.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeLeavingGateway } from '../../fakes/fake-leaving-gateway';

test('RequestCopy requests a data export, and is rejected while one exists', async () => {
  const gateway = new FakeLeavingGateway();
  const request = new RequestCopy(gateway);
  expect(await request.execute()).toEqual(ok(undefined));
  expect(gateway.made).toMatchObject({ ready: undefined });
  gateway.failure = aRefusal({ message: 'There is one already.' });
  expect(await request.execute()).toEqual(err(gateway.failure));
});
