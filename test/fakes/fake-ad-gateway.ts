import type { AdGateway } from '../../src/application/ads/ad-gateway.port';
import type { Ad, AdId, AdSize } from '../../src/domain/ads/ad';
import { err, ok } from '../../src/domain/shared/result';

/** Creates an ad with its own id. */
export const sampleAd = (uuid: string, over: Partial<Ad> = {}): Ad => ({
  type: 'image',
  media: `https://static.test/${uuid}.webp`,
  poster: undefined,
  url: 'https://site.test/arcade/games/night-ferry',
  title: `Ad ${uuid}`,
  uuid: uuid as AdId,
  ...over,
});

/** Serves ads in order and records counted impressions. */
export class FakeAdGateway implements AdGateway {
  booked = true;
  offline = false;
  served = 0;
  readonly counted: AdId[] = [];
  readonly besides: (string | undefined)[] = [];

  serve(size: AdSize, besides?: string): ReturnType<AdGateway['serve']> {
    this.besides.push(besides);
    if (this.offline) return Promise.resolve(err({ kind: 'network' }));
    if (!this.booked) return Promise.resolve(ok(undefined));
    this.served += 1;
    return Promise.resolve(ok(sampleAd(`${size}-${String(this.served)}`)));
  }

  serveVideo(besides?: string): ReturnType<AdGateway['serveVideo']> {
    this.besides.push(besides);
    if (this.offline) return Promise.resolve(err({ kind: 'network' }));
    if (!this.booked) return Promise.resolve(ok(undefined));
    this.served += 1;
    const poster = 'https://static.test/poster.webp';
    return Promise.resolve(ok(sampleAd(`video-${String(this.served)}`, { type: 'video', poster })));
  }

  countImpression(uuid: AdId): ReturnType<AdGateway['countImpression']> {
    this.counted.push(uuid);
    return Promise.resolve(ok(undefined));
  }
}
