import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { SectionHeader } from '../shared/SectionHeader';
import { space, theme } from '../theme/theme';
import { GameCardLink } from './GameCardLink';

export interface RelatedGamesProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameCard[];
  /** Content below each card. */
  readonly notes?: readonly ReactNode[];
}

/** Other games in a scrollable row. */
export const RelatedGames = observer(function RelatedGames({ id, title, games, notes }: RelatedGamesProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <GameRail>
        {games.map((game, index) => (
          <li key={game.slug}>
            <GameCardLink game={game} />
            {notes?.[index]}
          </li>
        ))}
      </GameRail>
    </section>
  );
});

/** A row of cards that scrolls sideways. */
export const GameRail = styled.ul`
  display: flex;
  gap: ${space(4)};
  margin-inline: -${space(4)};
  padding: ${space(1)} ${space(4)} ${space(4)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: thin;
  scrollbar-color: ${theme.colour.raised} transparent;
  & > li {
    flex: none;
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    width: min(74vw, 320px);
    scroll-snap-align: start;
  }
`;
