import type { Cancel } from './clock.port';

/** Callbacks for the lifecycle of the page. */
export interface PageLifeListener {
  /** Called when the browser hides the page, perhaps for good. Final work must start before this callback returns. */
  readonly left: () => void;
  /** Called when the browser restores the page from its cache. */
  readonly back: () => void;
}

/** Lifecycle of the page as a whole. */
export interface PageLife {
  /** Subscribes to the lifecycle until the returned function is called. */
  follow(listener: PageLifeListener): Cancel;
}
