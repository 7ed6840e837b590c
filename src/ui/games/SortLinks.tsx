import { observer } from 'mobx-react-lite';
import type { GameSort } from '../../domain/games/game-sort';
import { gameSorts } from '../../domain/games/game-sort';
import { ChoiceRow } from '../shared/ChoiceRow';

export interface SortLinksProps {
  readonly current: GameSort;
  /** Where the list lies in an order. */
  readonly address: (sort: GameSort) => string;
}

/** The orders of a list of games. */
export const SortLinks = observer(function SortLinks({ current, address }: SortLinksProps) {
  const choices = gameSorts.map((sort) => ({ title: labels[sort], to: address(sort), current: sort === current }));
  return <ChoiceRow label="Sort by" look="pills" choices={choices} />;
});

const labels: Record<GameSort, string> = {
  released: 'Release Date',
  popular: 'Most Popular',
  rating: "Players' Rating",
};
