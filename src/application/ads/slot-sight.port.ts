import type { Cancel } from '../system/clock.port';

/** Visibility of an ad slot on the screen. All flags are false while the tab is hidden. */
export interface Sight {
  /** True if the slot is on the screen or close to it. */
  readonly near: boolean;
  readonly visible: boolean;
  /** True if at least half of the slot is visible. */
  readonly half: boolean;
  /** True if the whole slot lies below the visible part of the page. */
  readonly below: boolean;
}

/** Watches ad slots on a page of elements `E`. */
export interface SlotSight<E> {
  /** Calls back with the current visibility and on every change. */
  watch(element: E, listener: (sight: Sight) => void): Cancel;
}
