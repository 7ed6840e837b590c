import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { Slide, Trailer } from '../../domain/games/game';
import { useDeferred } from '../shared/use-deferred';
import { theme } from '../theme/theme';
import { cardMark } from './card-mark';

/** How many of a game's pictures a card plays. */
const MOST_SLIDES = 4;
const SECONDS_EACH = 1.6;

export interface CardSlidesProps {
  readonly slides: readonly Slide[];
  /** Plays in place of the slides. */
  readonly trailer: Trailer | undefined;
}

const loadTrailer = () => import('./CardTrailer');

/** A game's pictures, which play over its hero, or its trailer does, while a mouse or the keyboard's focus rests on the card; nothing is loaded before, and nothing moves for who asked for less motion. */
export const CardSlides = observer(function CardSlides({ slides, trailer }: CardSlidesProps) {
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => () => {
    setFailed(true);
  });
  const video = trailer !== undefined && !failed;
  const CardTrailer = useDeferred(wanted && video, loadTrailer, fail)?.CardTrailer;
  const shown = slides.slice(0, MOST_SLIDES);
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

// Its start is the signal that the pointer has rested for long enough: a timer that needs no script.
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
  @media (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) {
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

const turns = Array.from({ length: MOST_SLIDES }, (_, index) => {
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
