import type { Cancel } from '../system/clock.port';

/** Keeps the tabs of one browser at one about what has been read. */
export interface InboxEcho {
  /** Tells every other tab that something was read here. */
  tell(): void;
  /** Hears that another tab read something, or that the player has come back to this one, until it is cancelled. */
  listen(hear: () => void): Cancel;
}
