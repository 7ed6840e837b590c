import { describe, expect, test } from 'vitest';
import { WithdrawDeletion } from '../../../src/application/account-deletion/withdraw-deletion.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAccountDeletionGateway } from '../../fakes/fake-account-deletion-gateway';

describe('WithdrawDeletion', () => {
  test('withdraws a pending deletion', async () => {
    const gateway = new FakeAccountDeletionGateway();
    await gateway.requestDeletion({ password: 'Holocade!1' });
    expect(await new WithdrawDeletion(gateway).execute()).toEqual(ok(undefined));
    expect(gateway.status.deletion).toBeUndefined();
  });

  test.each([
    [404, true],
    [403, false],
  ])('treats status %i as success: %s', async (status, ended) => {
    const gateway = new FakeAccountDeletionGateway();
    gateway.failure = aRefusal({ status });
    const answer = await new WithdrawDeletion(gateway).execute();
    expect(answer).toEqual(ended ? ok(undefined) : err(gateway.failure));
  });
});
