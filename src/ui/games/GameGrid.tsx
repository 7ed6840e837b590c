import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { space } from '../theme/space';
import { GameCardLink } from './GameCardLink';

export interface GameGridProps {
  readonly games: readonly GameCard[];
}

/** Fewer than these stand side by side as equals. */
const FEW = 4;

/** A page of games, in as many columns as there is room for: the first is twice as wide, so that eight fill three rows of three; few are equals. */
export const GameGrid = observer(function GameGrid({ games }: GameGridProps) {
  const few = games.length < FEW;
  return (
    <Bounds>
      <Grid $few={few}>
        {games.map((game, index) => (
          <li key={game.slug}>
            <GameCardLink game={game} size={index === 0 && !few ? 'feature' : 'normal'} priority={index === 0} />
          </li>
        ))}
      </Grid>
    </Bounds>
  );
});

const Bounds = styled.div`
  container-type: inline-size;
`;

const Grid = styled.ul<{ readonly $few: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  & > li:first-child {
    grid-column: ${({ $few }) => ($few ? 'auto' : '1 / -1')};
  }
  @container (min-width: 540px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:first-child {
      grid-column: ${({ $few }) => ($few ? 'auto' : 'span 2')};
    }
  }
`;
