declare const adId: unique symbol;

/** The id of one serving of an ad; made by parsing an answer of the server only. */
export type AdId = string & { readonly [adId]: true };

/**
 * The kinds of ad that the portal itself serves (spec 2 §3).
 * @rule 2.3.8 An ad is an image or a video, with its media, poster, address and id.
 */
export const adTypes = ['image', 'video'] as const;

export type AdType = (typeof adTypes)[number];

/** An ad of the portal's own (spec 2 §3). */
export interface Ad {
  readonly type: AdType;
  /** Address of the image or the video. */
  readonly media: string;
  /** What stands for a video until it plays. */
  readonly poster: string | undefined;
  /** Where a click leads. */
  readonly url: string;
  /** What it says, for who does not see it. */
  readonly title: string;
  readonly uuid: AdId;
}
