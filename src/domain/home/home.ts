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

/**
 * The sections of the home page, from top to bottom; the footer follows them (spec 1 §2).
 * @rule 1.2.19 A slider of games comes first.
 * @rule 1.2.20 Game Categories come second.
 * @rule 1.2.21 Newest Games come third.
 * @rule 1.2.22 Recent Articles come fourth.
 * @rule 1.2.23 Most Popular Games come last.
 */
export const homeSections = ['slider', 'categories', 'newest', 'articles', 'popular'] as const;

export type HomeSection = (typeof homeSections)[number];

/**
 * The sections below which an ad has its place.
 * @rule 1.2.20 An ad slot stands below Game Categories.
 * @rule 1.2.21 An ad slot stands below Newest Games.
 */
export const sectionsWithAd: readonly HomeSection[] = ['categories', 'newest'];

/**
 * The sections that this home page has, in order; a slider of nothing is no slider.
 * @rule 1.2.22 Recent Articles are shown only if there are any.
 */
export function shownHomeSections({ slider, articles }: Pick<Home, 'slider' | 'articles'>): readonly HomeSection[] {
  const lists: Partial<Record<HomeSection, readonly unknown[]>> = { slider, articles };
  return homeSections.filter((section) => lists[section]?.length !== 0);
}
