import type { Cancel } from '../system/clock.port';

/** How much of a place is on the screen; nothing is while nobody looks at the tab. */
export interface Sight {
  /** On the screen, or a little beside it. */
  readonly near: boolean;
  readonly visible: boolean;
  /** At least half of it is visible. */
  readonly half: boolean;
  /** All of it lies further down the page than what is on the screen. */
  readonly below: boolean;
}

/** Watches places on a page of elements `E`. */
export interface SlotSight<E> {
  /** Calls back with how it is, and whenever that changes. */
  watch(element: E, see: (sight: Sight) => void): Cancel;
}
