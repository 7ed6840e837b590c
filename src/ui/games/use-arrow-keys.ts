import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tells of the arrow keys as steps, wherever the focus is but in a video, whose own keys they are; with another key held they are the browser's. */
export function useArrowKeys(turn: (steps: number) => void): void {
  useEffect(() => {
    const pressed = ({ key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const steps = STEPS[key];
      if (steps !== undefined && !defaultPrevented && !(target instanceof HTMLVideoElement)) turn(steps);
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [turn]);
}
