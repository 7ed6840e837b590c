import { useEffect } from 'react';

/** What is turned by keys: by steps, or to one of both ends. */
export interface Turned {
  readonly turn: (steps: number) => void;
  readonly goTo: (end: 'first' | 'last') => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const ENDS: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** Tells of the arrow keys as steps and of Home and End, wherever the focus is but in a video, whose own keys they are; with another key held they are the browser's. */
export function useArrowKeys({ turn, goTo }: Turned): void {
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
