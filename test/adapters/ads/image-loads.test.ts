import { expect, test } from 'vitest';
import { ImageAdMedia, ImageAdProbe, imageFetched } from '../../../src/adapters/ads/image-loads';
import { sampleAd } from '../../fakes/fake-ad-gateway';

function images() {
  const made: { src: string; onload: unknown; onerror: unknown }[] = [];
  const make = () => {
    const image = { src: '', onload: null, onerror: null };
    made.push(image);
    return image;
  };
  return { made, make };
}

test('imageFetched resolves to true for a loaded image and to false for a failed one', async () => {
  const { made, make } = images();
  const [came, lost] = [imageFetched('https://a.test/1', make), imageFetched('https://a.test/2', make)];
  expect(made.map(({ src }) => src)).toEqual(['https://a.test/1', 'https://a.test/2']);
  (made[0]?.onload as (() => void) | undefined)?.();
  (made[1]?.onerror as (() => void) | undefined)?.();
  expect([await came, await lost]).toEqual([true, false]);
});

test('ImageAdMedia fetches the poster of a video ad, and nothing without a poster', async () => {
  const requests: string[] = [];
  const media = new ImageAdMedia((address) => {
    requests.push(address);
    return Promise.resolve(false);
  });
  const film = { type: 'video', poster: 'https://static.test/poster.webp' } as const;
  expect(await media.fetched(sampleAd('a'))).toBe(false);
  expect(await media.fetched(sampleAd('b', film))).toBe(false);
  expect(await media.fetched(sampleAd('c', { ...film, poster: undefined }))).toBe(true);
  expect(requests).toEqual(['https://static.test/a.webp', 'https://static.test/poster.webp']);
});

test('ImageAdProbe requests a different URL for each attempt', async () => {
  const requests: string[] = [];
  const probe = new ImageAdProbe('https://ads.play.site.test', (address) => {
    requests.push(address);
    return Promise.resolve(true);
  });
  await probe.load();
  await probe.load();
  expect(requests).toEqual([1, 2].map((at) => `https://ads.play.site.test/ads/probe.gif?try=${String(at)}`));
});
