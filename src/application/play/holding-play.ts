import type { RecordedPlay } from './record-play.use-case';

/** A recorded play whose end waits for what is being done in it. */
export interface HeldPlay {
  opened(): void;
  /** The player plays no more; the session's end waits for work that is under way, if it `mayWait`. */
  closed(mayWait: boolean): void;
  /** An end that waits can wait no more. */
  letGo(): void;
  /** Does what needs an open session; undefined without one. */
  during<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** Holds a play session open while scores are posted in it: a game that posts its score and stops at once has posted it in time. */
export function holdingPlay(recorded: RecordedPlay): HeldPlay {
  let working = 0;
  let owesEnd = false;
  const letGo = () => {
    if (!owesEnd) return;
    owesEnd = false;
    recorded.closed();
  };
  return {
    opened: () => {
      // Of an end that was not told yet the server needs to hear nothing.
      if (owesEnd) owesEnd = false;
      else recorded.opened();
    },
    closed: (mayWait) => {
      if (mayWait && working > 0) owesEnd = true;
      else recorded.closed();
    },
    letGo,
    during: async (work) => {
      working += 1;
      try {
        return (await recorded.live()) ? await work() : undefined;
      } finally {
        working -= 1;
        if (working === 0) letGo();
      }
    },
  };
}
