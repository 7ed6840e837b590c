import type { ClosingMessage } from '../../domain/auth/closing-message';

/** Callbacks of a login tab. None is called after the tab was closed or forgotten. */
export interface SignInTabEnds {
  /** Called when the closing page in this tab, at the portal's exact origin, has reported the outcome (spec 1 §9). */
  reported(message: ClosingMessage): void;
  /** Called when the visitor or the browser has closed the tab. */
  closed(): void;
}

/** Tab that runs a login with a provider. */
export interface SignInTab {
  /** Opens an address in the tab, replacing the empty page. */
  sendTo(url: string): void;
  /** Closes the tab and stops listening to it; calling it again does nothing. */
  close(): void;
  /** Stops listening to the tab and leaves it open; calling it again does nothing. */
  forget(): void;
}

/** Opens tabs for logins. */
export interface SignInTabs {
  /** Opens an empty tab. Call it in the handler of the visitor's press. Undefined when the browser blocks the tab. */
  open(ends: SignInTabEnds): SignInTab | undefined;
}
