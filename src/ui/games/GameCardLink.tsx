import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { cardExcerpt } from '../../domain/games/excerpt';
import type { GameCard } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';
import { cardMark } from './card-mark';
import { CardSlides } from './CardSlides';
import type { CardSize } from './game-card.styles';
import { gameCardLook } from './game-card.styles';
import { GameStatsLine } from './GameStatsLine';

export interface GameCardLinkProps {
  readonly game: GameCard;
  /** `feature` lets the picture fill the card, `row` sets it beside the words. */
  readonly size?: CardSize;
  /** For cards in the first view. */
  readonly priority?: boolean;
}

/** A game as lists show it: its whole area is one link, and resting on it plays the game's pictures. */
export const GameCardLink = observer(function GameCardLink(props: GameCardLinkProps) {
  const { game, size = 'normal', priority = false } = props;
  return (
    <Card {...{ [cardMark]: '' }} $size={size}>
      <div data-part="media">
        <Picture kind="game" picture={game.hero} alt="" sizes={widths[size]} priority={priority} />
        <CardSlides slides={game.slides} trailer={game.trailer} />
        {game.capabilities.includes('ar') ? <p data-part="badge">AR</p> : null}
      </div>
      <div data-part="words">
        <p data-part="category">{game.category.title}</p>
        <h3>
          <Link to={`/arcade/games/${game.slug}`}>{game.title}</Link>
        </h3>
        <p data-part="developer">by {game.developer.name}</p>
        <p data-part="excerpt">{cardExcerpt(game.excerpt)}</p>
        <GameStatsLine stats={game.stats} />
      </div>
    </Card>
  );
});

const widths: Record<CardSize, string> = {
  feature: `${theme.wide} 60vw, 88vw`,
  normal: `${theme.wide} 30vw, (min-width: 640px) 50vw, 100vw`,
  row: `${theme.wide} 18vw, 45vw`,
};

const Card = styled.article<{ readonly $size: CardSize }>`
  ${gameCardLook}
`;
