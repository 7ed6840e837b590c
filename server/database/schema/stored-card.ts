import type { StoredPicture, StoredSlide } from './stored-media';

interface Titled {
  readonly slug: string;
  readonly title: string;
}

/** What every list shows of a game, kept by the writer so that a list needs no join; the counters stay in their columns. */
export interface StoredCard {
  readonly title: string;
  readonly excerpt: string;
  readonly hero: StoredPicture;
  readonly slides: readonly StoredSlide[];
  readonly tags: readonly Titled[];
  readonly developer: { readonly slug: string; readonly name: string };
  readonly genre: Titled;
  readonly category: Titled;
}
