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
 * Content of the home page; "Newest Games" are `updated` (decisions §4).
 * @rule 1.3.13 The home page has lists of games, genres and recent articles.
 */
export interface Home {
  readonly slider: readonly GameCard[];
  readonly updated: readonly GameCard[];
  readonly popular: readonly GameCard[];
  /** Games with the most plays in the last days; empty while there are too few. */
  readonly trending: readonly GameCard[];
  readonly genres: readonly Genre[];
  readonly articles: readonly ArticleCard[];
}

/**
 * Sections of the home page, from top to bottom, above the footer (spec 1 §2).
 * @rule 1.2.19 A slider of games comes first.
 * @rule 1.2.20 Game Categories come second.
 * @rule 1.2.21 Newest Games come third.
 * @rule 1.2.22 Recent Articles come fourth.
 * @rule 1.2.23 Most Popular Games come fifth. Rows that the specification does not name follow.
 */
export const homeSections = ['slider', 'categories', 'newest', 'articles', 'popular', 'trending'] as const;

export type HomeSection = (typeof homeSections)[number];

/**
 * Sections with an ad below them.
 * @rule 1.2.20 An ad slot is below Game Categories.
 * @rule 1.2.21 An ad slot is below Newest Games.
 */
export const sectionsWithAd = ['categories', 'newest'] as const satisfies readonly HomeSection[];

/**
 * Returns the sections of this home page, in order; an empty slider or row of trending games is omitted.
 * @rule 1.2.22 Recent Articles are shown only if there are any.
 */
export function shownHomeSections({
  slider,
  articles,
  trending,
}: Pick<Home, 'slider' | 'articles' | 'trending'>): readonly HomeSection[] {
  const lists: Partial<Record<HomeSection, readonly unknown[]>> = { slider, articles, trending };
  return homeSections.filter((section) => lists[section]?.length !== 0);
}
