import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { developerAddress } from '../developers/developer-address';
import { space, theme } from '../theme/theme';
import { GameStatsLine } from './GameStatsLine';

export interface GameHeadingProps {
  readonly game: Pick<GameCard, 'title' | 'developer' | 'stats'>;
  /** Level of the title; 3 for a preview on another page. */
  readonly level?: 1 | 3;
  /** Actions of the page. */
  readonly children?: ReactNode;
}

/** Title, developer and statistics of a game. */
export const GameHeading = observer(function GameHeading({ game, level = 1, children }: GameHeadingProps) {
  const Title = level === 1 ? 'h1' : 'h3';
  return (
    <Head>
      <Name>
        <Title>{game.title}</Title>
        <Line>
          <span>
            by <Studio to={developerAddress(game.developer.slug)}>{game.developer.name}</Studio>
          </span>
          <GameStatsLine stats={game.stats} />
        </Line>
      </Name>
      <Actions>{children}</Actions>
    </Head>
  );
});

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(5)};
  h1,
  h3 {
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

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;

/* Extends the touch target without changing the line height. */
const Studio = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  margin-block: -${space(3)};
  color: ${theme.colour.text};
  text-decoration: underline;
  text-decoration-color: ${theme.colour.textFaint};
  text-underline-offset: 4px;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
