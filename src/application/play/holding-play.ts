import type { Cancel, Clock } from '../system/clock.port';
import type { RecordedPlay } from './record-play.use-case';

/** Time that a play session stays open for more scores when the game posts outside of its play, in milliseconds. */
export const POSTING_GRACE = 10_000;

const nothing: Cancel = () => undefined;

/** A recorded play that ends only after pending scores have been posted. */
export interface HeldPlay {
  opened(): void;
  /** Called when the player has stopped playing. The session's end waits for pending work if it `mayWait`. */
  closed(mayWait: boolean): void;
  /** Ends a session that is waiting to end. */
  release(): void;
  /**
   * Runs work in an open session, and opens one if none is open. Returns undefined when the server opened none.
   * `anew` replaces a session that the server has lost.
   */
  during<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
}

/**
 * Holds a play session open while scores are being posted, so that a game may stop right after posting.
 * A score posted outside of a play opens its own session.
 * From then on, the sessions of this page view end 10 s late, so that the next score or play finds an open one.
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
