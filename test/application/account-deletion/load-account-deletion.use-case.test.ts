import { describe, expect, test } from 'vitest';
import { LoadAccountDeletion } from '../../../src/application/account-deletion/load-account-deletion.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeAccountDeletionGateway } from '../../fakes/fake-account-deletion-gateway';

describe('LoadAccountDeletion', () => {
  test('loads the account deletion and the data export together', async () => {
    const gateway = new FakeAccountDeletionGateway();
    gateway.finish();
    expect(await new LoadAccountDeletion(gateway).execute()).toEqual(ok({ ...gateway.status, copy: gateway.made }));
  });

  test('fails when one of the two requests fails', async () => {
    const gateway = new FakeAccountDeletionGateway();
    const lost = err({ kind: 'network' } as const);
    const half = { deletion: () => gateway.deletion(), copy: () => Promise.resolve(lost) };
    expect(await new LoadAccountDeletion(half).execute()).toEqual(lost);
    const other = { deletion: () => Promise.resolve(lost), copy: () => gateway.copy() };
    expect(await new LoadAccountDeletion(other).execute()).toEqual(lost);
  });
});
