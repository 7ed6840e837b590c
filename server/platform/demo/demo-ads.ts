import type { AdSize } from '../../../src/domain/ads/ad';
import type { StoredAd } from '../database/schema/stored-ad';

/** An ad of the house; its pictures are `ads/{name}-{size}.webp` on the static host. */
export interface DemoAd {
  readonly name: string;
  /** What the pictures say. */
  readonly title: string;
  readonly url: string;
  readonly weight: number;
}

/** What the house says of itself, in both sizes; our own games twice as often as the rest. */
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
    title: 'A month without ads: premium costs 10 coins, and ends by itself. How it works.',
    url: '/hc/user#how-does-premium-work',
    weight: 1,
  },
  {
    name: 'publish',
    title: 'Publish your game: you make WebXR? We would like to see it. Write to us.',
    url: '/hc/contact',
    weight: 1,
  },
];

/** The games that have a video ad of the house, which games show when they ask for an ad. */
const filmed = ['lantern-drift', 'orbital-salvage'];

/** The video ads of the house; their posters are `ads/{name}-video.webp` on the static host. */
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

/** Which demo games have an ad of their own before they are played. */
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
