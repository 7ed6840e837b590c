import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { GameCardLink } from '../games/GameCardLink';
import { PopularHeader } from '../games/PopularHeader';
import { homeTexts } from '../notices/texts/common.texts';
import { EmptyState } from '../shared/EmptyState';
import { space, theme } from '../theme/theme';

export interface PopularGamesProps {
  readonly games: readonly GameCard[];
}

/** Most Popular Games: a ranked, scrollable row. */
export const PopularGames = observer(function PopularGames({ games }: PopularGamesProps) {
  return (
    <section aria-labelledby="popular">
      <PopularHeader />
      {games.length === 0 ? (
        <EmptyState icon="gamepad" text={homeTexts['no-popular-games'].body} />
      ) : (
        <Rail>
          {games.map((game, index) => (
            <Place key={game.slug}>
              <Rank aria-hidden="true">{index + 1}</Rank>
              <GameCardLink game={game} />
            </Place>
          ))}
        </Rail>
      )}
    </section>
  );
});

const Rail = styled.ol`
  display: flex;
  gap: ${space(4)};
  margin-inline: -${space(4)};
  padding: ${space(2)} ${space(4)} ${space(4)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: thin;
  scrollbar-color: ${theme.colour.raised} transparent;
  @media ${theme.from.wide} {
    gap: ${space(6)};
  }
`;

const Place = styled.li`
  position: relative;
  flex: 1 0 auto;
  width: min(72vw, 300px);
  max-width: 400px;
  padding-left: 58px;
  scroll-snap-align: start;
  @media ${theme.from.wide} {
    width: 320px;
    padding-left: 100px;
  }
`;

const Rank = styled.span`
  position: absolute;
  left: 0;
  bottom: -0.06em;
  font: 700 6.5rem/1 ${theme.font.heading};
  letter-spacing: -0.06em;
  font-variant-numeric: lining-nums;
  color: ${theme.colour.room};
  -webkit-text-stroke: 2px rgba(255, 255, 255, 0.34);
  @media ${theme.from.wide} {
    font-size: 10rem;
  }
`;
