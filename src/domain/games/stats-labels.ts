import { humanizeNumber } from '../shared/humanize-number';
import type { GameStats } from './game';

/** What a card says of a game's figures; an absent label is not shown. */
export interface StatsLabels {
  readonly views: string;
  readonly reviews: string | undefined;
  readonly reactions: string | undefined;
}

/** Views below 1000 read 'New!'; reviews and reactions show only when there are any (spec 1 §5). */
export function statsLabels(stats: GameStats): StatsLabels {
  const counted = (count: number) => (count === 0 ? undefined : humanizeNumber(count));
  return {
    views: stats.views < 1000 ? 'New!' : humanizeNumber(stats.views),
    reviews: counted(stats.reviews),
    reactions: counted(stats.reactions),
  };
}
