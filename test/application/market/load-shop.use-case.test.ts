import { describe, expect, test } from 'vitest';
import { LoadShop } from '../../../src/application/market/load-shop.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeMarketGateway } from '../../fakes/fake-market-gateway';

describe('LoadShop', () => {
  test('loads two parts, each of which can fail on its own', async () => {
    const gateway = new FakeMarketGateway();
    const load = new LoadShop(gateway);
    expect(await load.execute()).toEqual({ offers: ok(gateway.packs), showcase: ok(gateway.shown) });
    gateway.showcase = () => Promise.resolve(err({ kind: 'network' }));
    expect(await load.execute()).toEqual({ offers: ok(gateway.packs), showcase: err({ kind: 'network' }) });
  });
});
