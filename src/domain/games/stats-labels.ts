import { overallRating, ratingTally } from '../reviews/rating-tally';
import { humanizeNumber } from '../shared/humanize-number';
import type { GameStats } from './game';

/**
 * Number of views below which no number is shown (spec 1 §9).
 * @rule 1.9.6c Below 1000 views the label is 'New!'.
 */
export const NEW_BELOW = 1000;

/** Label in place of a low number of views. */
export const NEW_LABEL = 'New!';

/** True if there are too few views for a number. */
export function isNew(views: number): boolean {
  return views < NEW_BELOW;
}

/**
 * Returns the label for a number of views.
 * @rule 1.5.7a Below 1000 views the label is 'New!', otherwise the humanised number.
 */
export function viewsLabel(views: number): string {
  return isNew(views) ? NEW_LABEL : humanizeNumber(views);
}

/** Labels of a card's statistics; an absent label is not shown. */
export interface StatsLabels {
  readonly views: string;
  /** Average rating with one decimal, and the number of reviews. */
  readonly rating: { readonly average: string; readonly reviews: string } | undefined;
  readonly reactions: string | undefined;
}

/**
 * Returns the labels of a card's statistics (spec 1 §5).
 * @rule 1.5.7b Reactions and reviews are shown only if there are any.
 */
export function statsLabels(stats: GameStats): StatsLabels {
  const average = overallRating(ratingTally(stats.rating, stats.reviews));
  return {
    views: viewsLabel(stats.views),
    rating: average === undefined ? undefined : { average: average.toFixed(1), reviews: humanizeNumber(stats.reviews) },
    reactions: stats.reactions === 0 ? undefined : humanizeNumber(stats.reactions),
  };
}
