import { INDEX, indexAddress } from '../games/index-address';

/** Text, link label and target of a house ad. */
export interface HouseAdText {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

export const newestGamesAd: HouseAdText = {
  text: 'Every game starts right in your browser. Nothing to install.',
  link: 'See the newest games',
  to: INDEX,
};

/** House ad for visitors without a headset. */
export const popularGamesAd: HouseAdText = {
  text: 'No headset? Play with your mouse or touchscreen.',
  link: 'See what others are playing',
  to: indexAddress(new URLSearchParams(), { sort: 'popular' }),
};
