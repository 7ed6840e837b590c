import { INDEX, indexAddress } from '../games/index-address';

/** What the portal says of itself, and where it leads. */
export interface HouseLineText {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

/** Where all games stand. */
export const newestLine: HouseLineText = {
  text: 'Every game starts right in your browser. Nothing to install.',
  link: 'See the newest games',
  to: INDEX,
};

/** For who has no headset at hand. */
export const popularLine: HouseLineText = {
  text: 'No headset at hand? Play with a mouse or a finger instead.',
  link: 'See what others play',
  to: indexAddress(new URLSearchParams(), { sort: 'popular' }),
};
