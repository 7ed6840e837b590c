import { describe, expect, test } from 'vitest';
import { ServePageAd } from '../../../src/application/ads/serve-page-ad.use-case';
import { FakeAdGateway } from '../../fakes/fake-ad-gateway';

describe('ServePageAd', () => {
  test('returns the ad once its picture has loaded', async () => {
    const gateway = new FakeAdGateway();
    const serve = (fetched: boolean) => new ServePageAd(gateway, { fetched: () => Promise.resolve(fetched) });
    expect((await serve(true).execute('735x90'))?.uuid).toBe('735x90-1');
    expect(await serve(false).execute('735x90')).toBeUndefined();
    await serve(true).execute('735x90', 'night-ferry');
    expect(gateway.besides).toEqual([undefined, undefined, 'night-ferry']);
    gateway.booked = false;
    expect(await serve(true).execute('735x90')).toBeUndefined();
    gateway.offline = true;
    expect(await serve(true).execute('735x90')).toBeUndefined();
  });
});
