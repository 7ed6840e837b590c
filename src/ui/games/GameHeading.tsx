import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Game } from '../../domain/games/game';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { GameStatsLine } from './GameStatsLine';

export interface GameHeadingProps {
  readonly game: Game;
}

/** The game's title, its maker and its figures. */
export const GameHeading = observer(function GameHeading({ game }: GameHeadingProps) {
  return (
    <Head>
      <h1>{game.title}</h1>
      <Line>
        <span>by {game.developer.name}</span>
        <GameStatsLine stats={game.stats} />
      </Line>
    </Head>
  );
});

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(5)};
  h1 {
    font-size: clamp(1.75rem, 1.2rem + 1.6vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
