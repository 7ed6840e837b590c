import type { Cancel } from './clock.port';

/** What becomes of a page that a browser shows. */
export interface PageLifeListener {
  /** The browser puts the page away, perhaps for good; what is to be done must be begun before this returns. */
  left(): void;
  /** The browser shows the page again, as it was. */
  back(): void;
}

/** The comings and goings of the page as a whole. */
export interface PageLife {
  /** Tells of them until the returned function is called. */
  follow(listener: PageLifeListener): Cancel;
}
