import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** A finger that has gone this far sideways, in CSS pixels, has turned the picture. */
const SWIPE = 48;

/** What an element needs to be turned by a finger: to the left for the next, to the right for the previous one. */
export interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Tells of swipes, by their steps; a mouse has buttons for that, and in a video a finger winds it. */
export function useSwipe(turn: (steps: number) => void): Swipe {
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
