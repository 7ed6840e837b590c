import type { AdSize } from '../../../src/domain/ads/ad';
import type { StoredAd } from '../database/schema/games';

/** A portal ad; its pictures are `ads/{name}-{size}.webp` on the static host. */
export interface DemoAd {
  readonly name: string;
  /** The text in the pictures. */
  readonly title: string;
  readonly url: string;
  readonly weight: number;
}

/** The portal's own ads in both sizes; games appear twice as often as the rest. */
export const demoAds: readonly DemoAd[] = [
  {
    name: 'lantern-drift',
    title: 'Lantern Drift: let a paper lantern rise over a night lake. Play free.',
    url: '/arcade/games/lantern-drift',
    weight: 2,
  },
  {
    name: 'orbital-salvage',
    title: 'Orbital Salvage: pull wrecks out of orbit, and mind the drones. Play free.',
    url: '/arcade/games/orbital-salvage',
    weight: 2,
  },
  {
    name: 'pulse-saber',
    title: 'Pulse Saber: cut the beat with two blades of light. Play free.',
    url: '/arcade/games/pulse-saber',
    weight: 2,
  },
  {
    name: 'premium',
    title: 'A month without ads: Premium costs 10 coins and never renews. How it works.',
    url: '/hc/user#how-does-premium-work',
    weight: 1,
  },
  {
    name: 'publish',
    title: 'Publish your game: do you make WebXR? We would like to see it. Write to us.',
    url: '/hc/contact',
    weight: 1,
  },
];

/** Games with a video ad, shown when games request an ad. */
const filmed = ['lantern-drift', 'orbital-salvage'];

/** The portal's video ads; their posters are `ads/{name}-video.webp` on the static host. */
export const demoVideoAds = demoAds
  .filter(({ name }) => filmed.includes(name))
  .map((ad) => ({
    ...ad,
    name: `${ad.name}-video`,
    size: '600x500' as const,
    type: 'video' as const,
    media: `ads/${ad.name}-video.webm`,
    poster: `ads/${ad.name}-video.webp`,
  }));

/** The picture of a demo ad, as a path on the static host. */
export const demoAdPicture = (name: string, shape: AdSize | 'overlay'): string => `ads/${name}-${shape}.webp`;

/** Demo games with an ad before play. */
export const demoOverlays: Readonly<Record<string, StoredAd>> = {
  'orbital-salvage': {
    uuid: '7b0c9c52-4e0d-4f6e-9d3e-6a1d2f4c8b10',
    type: 'image',
    media: demoAdPicture('lantern-drift', 'overlay'),
    poster: null,
    url: '/arcade/games/lantern-drift',
    title: 'Lantern Drift: let a paper lantern rise over a night lake. Play free.',
  },
};
