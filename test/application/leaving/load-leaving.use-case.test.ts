import { describe, expect, test } from 'vitest';
import { LoadLeaving } from '../../../src/application/leaving/load-leaving.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeLeavingGateway } from '../../fakes/fake-leaving-gateway';

describe('LoadLeaving', () => {
  test('brings both ways out together', async () => {
    const gateway = new FakeLeavingGateway();
    gateway.finish();
    expect(await new LoadLeaving(gateway).execute()).toEqual(ok({ ...gateway.standing, copy: gateway.made }));
  });

  test('half an answer is none', async () => {
    const gateway = new FakeLeavingGateway();
    const lost = err({ kind: 'network' } as const);
    const half = { deletion: () => gateway.deletion(), copy: () => Promise.resolve(lost) };
    expect(await new LoadLeaving(half).execute()).toEqual(lost);
    const other = { deletion: () => Promise.resolve(lost), copy: () => gateway.copy() };
    expect(await new LoadLeaving(other).execute()).toEqual(lost);
  });
});
