import type { AdTrackers } from './ad-trackers';

/** One file of a video ad. */
export interface AdMediaFile {
  readonly address: string;
  /** MIME type, in lower case. */
  readonly type: string;
  /** Pixels; 0 where the ad does not tell it. */
  readonly width: number;
}

/** A video that plays before something else. */
export interface LinearAd {
  /** In seconds; undefined where the ad does not tell it. */
  readonly duration: number | undefined;
  readonly media: readonly AdMediaFile[];
  /** Where a click leads. */
  readonly clickThrough: string | undefined;
  readonly trackers: AdTrackers;
}

/** The file to play: of those that this browser can, the one whose width is nearest to what is there. */
export function chooseMedia(
  media: readonly AdMediaFile[],
  canPlay: (type: string) => boolean,
  width: number,
): AdMediaFile | undefined {
  return media
    .filter(({ type }) => canPlay(type))
    .sort((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width))[0];
}
