import { humanizeNumber } from '../shared/humanize-number';
import type { GameStats } from './game';

/**
 * Fewer views than this are not told as a number (spec 1 §9).
 * @rule 1.9.6c Under 1000 views something is new.
 */
export const NEW_BELOW = 1000;

/** What stands for the number of views of something new. */
export const NEW_LABEL = 'New!';

/** Tells whether so few have seen something that it counts as new. */
export function isNew(views: number): boolean {
  return views < NEW_BELOW;
}

/**
 * What is said of a number of views.
 * @rule 1.5.7a Below 1000 views it is 'New!', otherwise the humanised number.
 */
export function viewsLabel(views: number): string {
  return isNew(views) ? NEW_LABEL : humanizeNumber(views);
}

/** What a card says of a game's figures; an absent label is not shown. */
export interface StatsLabels {
  readonly views: string;
  readonly reviews: string | undefined;
  readonly reactions: string | undefined;
}

/**
 * What a card says of a game's figures (spec 1 §5).
 * @rule 1.5.7b Reactions and reviews show only when there are any.
 */
export function statsLabels(stats: GameStats): StatsLabels {
  const counted = (count: number) => (count === 0 ? undefined : humanizeNumber(count));
  return {
    views: viewsLabel(stats.views),
    reviews: counted(stats.reviews),
    reactions: counted(stats.reactions),
  };
}
