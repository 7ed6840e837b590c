import type { StoredPicture, StoredSlide, StoredTrailer } from './stored-media';
import type { Titled } from '../../../../src/domain/shared/titled';

/**
 * Data of a game for lists, denormalised on every write so that a list needs no join. Counters stay in their columns.
 */
export interface StoredCard {
  readonly title: string;
  readonly excerpt: string;
  readonly hero: StoredPicture;
  readonly slides: readonly StoredSlide[];
  readonly trailer?: StoredTrailer | null;
  readonly tags: readonly Titled[];
  readonly developer: { readonly slug: string; readonly name: string };
  readonly genre: Titled;
  readonly category: Titled;
}
