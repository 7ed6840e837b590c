/** A 16:9 picture at 640, 1280 and 1920 px, as paths on the static host, and its dominant colour. */
export interface StoredPicture {
  readonly sm: string;
  readonly hd: string;
  readonly fhd: string;
  readonly colour: string;
}

/** One picture of a slide show, as paths on the static host: 160 and 1280 px wide. */
export interface StoredSlide {
  readonly thumbnail: string;
  readonly original: string;
  readonly colour: string;
  /** Alternative text; undefined for the default. */
  readonly alt?: string;
}

/** A short video of the game, as paths on the static host; at least one of `webm` and `mp4` is present. */
export interface StoredTrailer {
  readonly webm?: string;
  readonly mp4?: string;
  /** Shown until the video plays. */
  readonly poster: string;
}

/** Pictures for the game's own page only; the card has the others. */
export interface StoredMedia {
  readonly portfolio: readonly StoredSlide[];
  /** 1200x630 JPEG. */
  readonly share: string;
}

/** All pictures of a game, and its trailer. */
export interface GameMedia extends StoredMedia {
  readonly hero: StoredPicture;
  readonly slides: readonly StoredSlide[];
  readonly trailer?: StoredTrailer | null | undefined;
}

/** An upload of the console: a cover, a slide, the square of an entry as a path on the static host, or a trailer with a poster of its own. */
export type UploadedPicture =
  | { readonly place: 'cover'; readonly hero: StoredPicture; readonly share: string }
  | { readonly place: 'slide'; readonly slide: StoredSlide }
  | { readonly place: 'item' | 'achievement'; readonly square: string }
  | { readonly place: 'trailer'; readonly trailer: StoredTrailer };
