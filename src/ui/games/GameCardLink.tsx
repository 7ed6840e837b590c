import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled, css, keyframes } from 'styled-components';
import { cardExcerpt } from '../../domain/games/excerpt';
import type { GameCard, Slide, Trailer } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { useDeferred } from '../shared/use-deferred';
import { theme } from '../theme/theme';
import { GameStatsLine } from './GameStatsLine';
import { cardMark } from './card-mark';
import type { CardSize } from './game-card.styles';
import { gameCardStyles } from './game-card.styles';

/** Maximum number of pictures in a card's slideshow. */
const MAX_SLIDES = 4;
const SECONDS_EACH = 1.6;

interface CardSlidesProps {
  readonly slides: readonly Slide[];
  /** Replaces the slides. */
  readonly trailer: Trailer | undefined;
}

/** The slideshow or trailer of a card; loads and plays only on hover or keyboard focus, and never with reduced motion. */
const CardSlides = observer(function CardSlides({ slides, trailer }: CardSlidesProps) {
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => () => {
    setFailed(true);
  });
  const video = trailer !== undefined && !failed;
  const CardTrailer = useDeferred(wanted && video, () => import('./CardTrailer'), fail)?.CardTrailer;
  const shown = slides.slice(0, MAX_SLIDES);
  return (
    <Layer
      aria-hidden="true"
      data-testid="slides"
      onAnimationStart={() => {
        setWanted(true);
      }}
    >
      {wanted && video && CardTrailer ? (
        <CardTrailer
          trailer={trailer}
          onStop={() => {
            setWanted(false);
          }}
          onFail={fail}
        />
      ) : null}
      {wanted && !video
        ? shown.map(({ original }, index) => (
            <Shot key={original} src={original} alt="" decoding="async" $index={index} $count={shown.length} />
          ))
        : null}
    </Layer>
  );
});

// The start of this animation signals a sustained hover, without a timer in JavaScript.
const rested = keyframes`
  from { outline-color: transparent; }
  to { outline-color: transparent; }
`;

const lit = css`
  opacity: 1;
  animation: ${rested} 1ms 250ms;
  & > img {
    animation-play-state: running;
  }
`;

const Layer = styled.span`
  display: none;
  @media ${theme.media.mouse} and ${theme.media.motion} {
    display: block;
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity ${theme.motion.slow} ${theme.motion.easing};
    [${cardMark}]:hover & {
      ${lit}
    }
    [${cardMark}]:has(:focus-visible) & {
      ${lit}
    }
  }
`;

const turns = Array.from({ length: MAX_SLIDES }, (_, index) => {
  const share = 100 / (index + 1);
  return keyframes`
    0% { opacity: 0; }
    ${(share * 0.25).toFixed(2)}% { opacity: 1; }
    ${share.toFixed(2)}% { opacity: 1; }
    ${(share * 1.25).toFixed(2)}% { opacity: 0; }
    100% { opacity: 0; }
  `;
});

const turn = (index: number, count: number) => css`
  opacity: 0;
  animation: ${turns[count - 1]} ${count * SECONDS_EACH}s ${index * SECONDS_EACH}s ease-in-out infinite paused;
`;

const Shot = styled.img<{ readonly $index: number; readonly $count: number }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  ${({ $index, $count }) => ($count === 1 ? undefined : turn($index, $count))}
`;

export interface GameCardLinkProps {
  readonly game: GameCard;
  /** `feature` lets the picture fill the card; `row` places it beside the text. */
  readonly size?: CardSize;
  /** True for cards in the first viewport. */
  readonly priority?: boolean;
}

/** A game in a list; the entire card is a link, and hovering plays its pictures. */
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
  feature: `${theme.from.wide} 60vw, 88vw`,
  normal: `${theme.from.wide} 30vw, ${theme.from.medium} 50vw, 100vw`,
  row: `${theme.from.wide} 18vw, 45vw`,
};

const Card = styled.article<{ readonly $size: CardSize }>`
  ${gameCardStyles}
`;
