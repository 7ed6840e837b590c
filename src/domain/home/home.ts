import type { ArticleCard } from '../content/article';
import type { GameCard } from '../games/game';
import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

/**
 * A genre as the home page shows it.
 * @rule 1.3.11 A genre has a title, a slug and an image.
 */
export interface Genre extends Titled {
  readonly picture: Picture;
}

/**
 * Everything the home page shows; "Newest Games" are `updated` (decisions §4).
 * @rule 1.3.13 The home page has lists of games, genres and recent articles.
 */
export interface Home {
  readonly slider: readonly GameCard[];
  readonly updated: readonly GameCard[];
  readonly popular: readonly GameCard[];
  readonly genres: readonly Genre[];
  readonly articles: readonly ArticleCard[];
}
