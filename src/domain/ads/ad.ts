declare const adId: unique symbol;

/** Id of one serving of an ad; created only by parsing a server response. */
export type AdId = string & { readonly [adId]: true };

/**
 * Kinds of ad that the portal itself serves (spec 2 §3).
 * @rule 2.3.8 An ad is an image or a video, with its media, poster, address and id.
 */
export const adTypes = ['image', 'video'] as const;

export type AdType = (typeof adTypes)[number];

/** One of the portal's own ads (spec 2 §3). */
export interface Ad {
  readonly type: AdType;
  /** Address of the image or the video. */
  readonly media: string;
  /** Picture until the video plays. */
  readonly poster: string | undefined;
  /** Target of a click. */
  readonly url: string;
  /** Text alternative. */
  readonly title: string;
  readonly uuid: AdId;
}

/**
 * The sizes in which a page ad is served (spec 2 §9).
 * @rule 2.9.7c Ads are 600x500 or 735x90.
 */
export const adSizes = ['600x500', '735x90'] as const;

export type AdSize = (typeof adSizes)[number];

/** Space of a size, in CSS pixels. */
interface AdDimensions {
  readonly width: number;
  readonly height: number;
}

const dimensions: Readonly<Record<AdSize, AdDimensions>> = {
  '600x500': { width: 600, height: 500 },
  '735x90': { width: 735, height: 90 },
};

/**
 * Returns the space that a slot reserves before its ad loads (decisions §9).
 * @rule 3.9 A slot reserves the size of its ad, so that the page layout never shifts.
 */
export function adDimensions(size: AdSize): AdDimensions {
  return dimensions[size];
}

/** Places for ads on the portal's pages. */
export type AdSlot = 'home-categories' | 'home-newest' | 'game-description';

const sizes: Readonly<Record<AdSlot, AdSize>> = {
  'home-categories': '735x90',
  'home-newest': '735x90',
  'game-description': '600x500',
};

/**
 * Returns the size of the ad in a slot (decisions §9).
 * @rule 3.9 Page ads are 735x90 below Categories and below Newest, and 600x500 beside a game's description.
 */
export function adSlotSize(slot: AdSlot): AdSize {
  return sizes[slot];
}
