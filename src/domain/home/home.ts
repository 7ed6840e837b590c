import type { ArticleCard } from '../content/article';
import type { GameCard } from '../games/game';
import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

export interface Genre extends Titled {
  readonly picture: Picture;
}

/** Everything the home page shows; "Newest Games" are `updated` (decisions §4). */
export interface Home {
  readonly slider: readonly GameCard[];
  readonly updated: readonly GameCard[];
  readonly popular: readonly GameCard[];
  readonly genres: readonly Genre[];
  readonly articles: readonly ArticleCard[];
}
