import { describe, expect, test } from 'vitest';
import { httpAdGateway } from '../../../src/adapters/http/http-ad-gateway';
import type { AdId } from '../../../src/domain/ads/ad';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const uuid = '69a42f40-0001-8abc-9def-0123456789ab';
const wire = { type: 'image', media: '/a.webp', poster: null, url: '/hc', title: 'An ad', uuid };

describe('httpAdGateway', () => {
  test('requests an ad and accepts a response without an ad', async () => {
    const one = answering(wire);
    expect(await httpAdGateway(one.http).serve('735x90')).toEqual(ok({ ...wire, poster: undefined }));
    expect(one.requests.map(({ path }) => path)).toEqual(['/v1/public/ads/page/serve/735x90']);
    await httpAdGateway(one.http).serve('735x90', 'night-ferry');
    expect(one.requests[1]?.path).toBe('/v1/public/ads/page/serve/735x90?besides=night-ferry');
    expect(await httpAdGateway(answering(null).http).serve('600x500')).toEqual(ok(undefined));
  });

  test('reports an impression', async () => {
    const { http, requests } = answering(null);
    expect(await httpAdGateway(http).countImpression(uuid as AdId)).toEqual(ok(undefined));
    expect(requests).toEqual([{ method: 'PATCH', path: `/v1/public/ads/page/${uuid}/impression`, body: {} }]);
  });
});
