import type { ClosingMessage } from '../../domain/auth/closing-message';

/** What the tab of a sign-in tells; nothing more once it is closed or forgotten. */
export interface SignInTabEnds {
  /** The closing page in this very tab, at its exact origin, has said how it ended (spec 1 §9). */
  told(message: ClosingMessage): void;
  /** The visitor, or the browser, has closed the tab. */
  closed(): void;
}

/** A tab that a sign-in by a provider runs in. */
export interface SignInTab {
  /** Opens an address in the tab, which replaces the empty page. */
  sendTo(url: string): void;
  /** Closes the tab and hears it no longer; calling it again does nothing. */
  close(): void;
  /** Hears the tab no longer, and leaves it open; calling it again does nothing. */
  forget(): void;
}

/** Opens tabs for signing in. */
export interface SignInTabs {
  /** A new, empty tab; to be called while the visitor's press is handled. Undefined when the browser blocks it. */
  open(ends: SignInTabEnds): SignInTab | undefined;
}
