import { observer } from 'mobx-react-lite';
import type { PointerEvent } from 'react';
import { useCallback, useState, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Body, Overlay, Panel } from '../notices/modal.styles';
import { IconButton } from '../shared/IconButton';
import { space, theme } from '../theme/theme';
import type { PortfolioEntry } from './portfolio.machine';
import { isTrailer, turnedPicture } from './portfolio.machine';

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const SWIPE = 48;

/** Pointer handlers for swipes: left for the next picture, right for the previous one. */
interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Detects touch swipes; a mouse uses the buttons, and a swipe over a video seeks. */
function useSwipe(turn: (steps: number) => void): Swipe {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerType, target, clientX: x, clientY: y }) => {
      if (isPrimary && pointerType !== 'mouse' && !(target instanceof HTMLVideoElement)) from.current = { x, y };
    },
    onPointerUp: ({ isPrimary, clientX, clientY }) => {
      const { current: start } = from;
      if (!isPrimary || start === undefined) return;
      from.current = undefined;
      const aside = clientX - start.x;
      if (Math.abs(aside) >= SWIPE && Math.abs(aside) > Math.abs(clientY - start.y)) turn(aside < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

/** Target of the keyboard: relative steps, or one of both ends. */
interface Turned {
  readonly turn: (steps: number) => void;
  readonly goTo: (end: 'first' | 'last') => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const ENDS: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** Handles the arrow keys, Home and End, except within a video and with modifier keys. */
function useArrowKeys({ turn, goTo }: Turned): void {
  useEffect(() => {
    const pressed = ({ key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (defaultPrevented || target instanceof HTMLVideoElement) return;
      const steps = STEPS[key];
      const end = ENDS[key];
      if (steps !== undefined) turn(steps);
      if (end !== undefined) goTo(end);
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [turn, goTo]);
}

export interface LightboxProps {
  readonly title: string;
  readonly pictures: readonly PortfolioEntry[];
  /** Index of the first picture. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Trailer & Screenshots at full window size, turned by keys and swipes; closed by Escape or a press outside. */
export const Lightbox = observer(function Lightbox({ title, pictures, first, onClose }: LightboxProps) {
  const [place, setPlace] = useState(first);
  const count = pictures.length;
  const turn = useCallback(
    (steps: number) => {
      setPlace((now) => turnedPicture(now, steps, count));
    },
    [count],
  );
  const goTo = useCallback(
    (end: 'first' | 'last') => {
      setPlace(end === 'first' ? 0 : count - 1);
    },
    [count],
  );
  useArrowKeys({ turn, goTo });
  const swipe = useSwipe(turn);
  const shown = pictures[place];
  if (shown === undefined) return null;
  const name = `${title}, ${String(place + 1)} of ${String(count)}`;
  return (
    <Overlay modal="lightbox" isOpen isDismissable onOpenChange={onClose}>
      <Wide>
        <Room aria-label={`Trailer and screenshots of ${title}`}>
          <Stage key={shown.original} {...swipe} style={{ backgroundColor: shown.colour }}>
            {isTrailer(shown) ? (
              <video poster={shown.thumbnail} autoPlay muted loop controls playsInline aria-label={`${name}, trailer`}>
                <source src={shown.original} />
                {shown.alternative === undefined ? null : <source src={shown.alternative} />}
              </video>
            ) : (
              <img src={shown.original} alt={shown.alt || `${name}, screenshot`} draggable={false} />
            )}
          </Stage>
          <Bar>
            {count < 2 ? null : <IconButton icon="chevron-left" label="Previous" onClick={() => turn(-1)} />}
            <Count role="status">
              {place + 1} / {count}
            </Count>
            {count < 2 ? null : <IconButton icon="chevron-right" label="Next" onClick={() => turn(1)} />}
            <Close icon="x" label="Close" onClick={onClose} />
          </Bar>
        </Room>
      </Wide>
    </Overlay>
  );
});

/* The largest 16:9 picture that fits the window above the bar. */
const Wide = styled(Panel)`
  width: min(1280px, 100%, calc((100dvh - 120px) * 16 / 9));
  overflow: hidden;
`;

const Room = styled(Body)`
  && {
    padding: 0;
  }
`;

const Stage = styled.div`
  aspect-ratio: 16 / 9;
  touch-action: pan-y pinch-zoom;
  & > img,
  & > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: #000;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  position: relative;
  min-height: 60px;
  padding: ${space(1)} ${space(3)};
`;

const Count = styled.p`
  min-width: 64px;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.text};
`;

const Close = styled(IconButton)`
  position: absolute;
  right: ${space(3)};
`;
