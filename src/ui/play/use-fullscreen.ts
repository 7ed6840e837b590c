import type { RefObject } from 'react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { theme } from '../theme/theme';

/** Full-screen state of an element. */
export interface Fullscreen {
  /** True in the browser's full screen. */
  readonly active: boolean;
  /** True if the element fills the page: on a turned phone, or without full screen of the browser. */
  readonly filled: boolean;
  /** True on a phone in landscape. */
  readonly sideways: boolean;
  /** True if the browser supports full screen; some phones do not. */
  readonly available: boolean;
  readonly enter: () => void;
  readonly exit: () => void;
}

/** A phone in landscape. */
const SIDEWAYS = `${theme.media.touch} and ${theme.media.low} and ${theme.media.landscape}`;

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
}

function subscribeToTurns(changed: () => void): () => void {
  const sideways = matchMedia(SIDEWAYS);
  sideways.addEventListener('change', changed);
  return () => {
    sideways.removeEventListener('change', changed);
  };
}

/** The phone's lock of the orientation, which some browsers lack. */
interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/** Turns the game of a phone in full screen to landscape, if the browser can. */
async function fillScreen(element: HTMLElement): Promise<void> {
  await element.requestFullscreen();
  const orientation: LockableOrientation = screen.orientation;
  if (matchMedia(theme.media.touch).matches) await orientation.lock?.('landscape').catch(() => undefined);
}

/**
 * Tracks and changes full screen of an element. A started game also fills the page of a phone in landscape until the player exits it. Ignores
 * a refusal of the browser.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, started: boolean): Fullscreen {
  const active = useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const available = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenEnabled),
    () => true,
  );
  const sideways = useSyncExternalStore(
    subscribeToTurns,
    () => matchMedia(SIDEWAYS).matches,
    () => false,
  );
  // The player's choice is valid until the phone turns.
  const [choice, setChoice] = useState({ sideways: false, filled: false });
  if (choice.sideways !== sideways) setChoice({ sideways, filled: sideways });
  const filled = started && choice.filled;
  const change = useCallback(
    (changed: Promise<void> | undefined) => {
      // The button took the focus from the game.
      changed?.then(
        () => element.current?.querySelector('iframe')?.focus({ preventScroll: true }),
        () => undefined,
      );
    },
    [element],
  );
  const fill = (fills: boolean) => {
    setChoice({ sideways, filled: fills });
    change(Promise.resolve());
  };
  return {
    active,
    filled,
    sideways,
    available,
    enter: () => {
      if (!available) fill(true);
      else if (element.current !== null) change(fillScreen(element.current));
    },
    exit: () => {
      if (active) change(document.exitFullscreen());
      else fill(false);
    },
  };
}
