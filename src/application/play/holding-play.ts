import type { Cancel, Clock } from '../system/clock.port';
import type { RecordedPlay } from './record-play.use-case';

/** Milliseconds that a play session stays open for more scores, of a game that posts them outside of its play. */
export const POSTING_GRACE = 10_000;

const nothing: Cancel = () => undefined;

/** A recorded play whose end waits for the scores that are posted in it. */
export interface HeldPlay {
  opened(): void;
  /** The player stopped playing; the session's end waits for work that is under way, if it `mayWait`. */
  closed(mayWait: boolean): void;
  /** Ends a session whose end waits. */
  release(): void;
  /**
   * Does what needs an open session, and opens one where nothing is played; undefined when the server opened none. `anew` replaces a session
   * that the server no longer has.
   */
  during<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
}

/**
 * Holds a play session open while scores are posted in it, so that a game may stop right after posting. A score that is posted outside of a play
 * opens a session of its own; from then on sessions of this page view end 10 s late, and the next score or play finds one open.
 */
export function holdingPlay(recorded: RecordedPlay, clock: Pick<Clock, 'after'>): HeldPlay {
  let working = 0;
  let playing = false;
  let open = false;
  let postsOutside = false;
  let cancelGrace = nothing;
  const end = () => {
    cancelGrace();
    open = false;
    recorded.closed();
  };
  const reopen = () => {
    cancelGrace();
    if (open) return;
    open = true;
    recorded.opened();
  };
  const endSoon = () => {
    if (working > 0 || playing || !open) return;
    cancelGrace();
    if (postsOutside) cancelGrace = clock.after(POSTING_GRACE, end);
    else end();
  };
  return {
    opened: () => {
      playing = true;
      reopen();
    },
    closed: (mayWait) => {
      playing = false;
      if (mayWait && open) endSoon();
      else end();
    },
    release: () => {
      if (open && !playing) end();
    },
    during: async (work, anew = false) => {
      working += 1;
      if (!open) postsOutside = true;
      reopen();
      if (anew) recorded.lost();
      try {
        return (await recorded.live()) ? await work() : undefined;
      } finally {
        working -= 1;
        endSoon();
      }
    },
  };
}
