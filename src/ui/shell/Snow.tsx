import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Snowflake: `left` in percent of the width, `size` in pixels. */
interface Snowflake {
  readonly left: number;
  readonly size: number;
  /** Duration of one fall. */
  readonly seconds: number;
  /** Seconds that the fall is ahead at page load. */
  readonly ahead: number;
  readonly opacity: number;
}

// Multiples of the golden ratio are evenly spread, but look random.
const GOLDEN = 0.618_034;
const spread = (index: number, turn: number): number => (index * GOLDEN + turn) % 1;

/** Returns evenly spread snowflakes; near ones are larger, brighter and faster. */
export function snowflakes(count: number): readonly Snowflake[] {
  return Array.from({ length: count }, (_, index) => {
    const nearness = spread(index * index, 0.3);
    const seconds = Math.round(22 - 11 * nearness);
    return {
      left: Math.round(spread(index, 0) * 1000) / 10,
      size: Math.round(3 + 4 * nearness),
      seconds,
      ahead: Math.round(spread(index * 7, 0.7) * seconds * 10) / 10,
      opacity: Math.round((0.25 + 0.4 * nearness) * 100) / 100,
    };
  });
}

const FLAKES = 36;
const flakes = snowflakes(FLAKES);

/** Snowfall over the page, animated by the compositor, which pauses while the page is hidden. */
export const Snow = observer(function Snow() {
  return (
    <Sky aria-hidden="true" data-testid="snow">
      {flakes.map(({ left, size, seconds, ahead, opacity }) => (
        <Flake
          key={left}
          style={{
            left: `${String(left)}%`,
            width: `${String(size)}px`,
            height: `${String(size)}px`,
            opacity,
            animationDuration: `${String(seconds)}s`,
            animationDelay: `-${String(ahead)}s`,
          }}
        />
      ))}
    </Sky>
  );
});

const fall = keyframes`
  from { transform: translate3d(0, -4vh, 0); }
  30% { transform: translate3d(2.4vw, 28vh, 0); }
  65% { transform: translate3d(-1.2vw, 67vh, 0); }
  to { transform: translate3d(1.2vw, 104vh, 0); }
`;

const Sky = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.header};
  overflow: hidden;
  contain: strict;
  pointer-events: none;
  @media ${theme.media.reducedMotion}, ${theme.media.forcedColours}, ${theme.media.print} {
    display: none;
  }
`;

const Flake = styled.span`
  position: absolute;
  top: 0;
  border-radius: 50%;
  background: #fff;
  animation: ${fall} linear infinite;
`;
