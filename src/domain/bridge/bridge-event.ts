import type { AuthState } from './auth-state';

/** What the portal tells a game, by name (decisions §7). */
export interface BridgeEventDetails {
  /** The portal's sign-in covers the game; `resume` when it closes. */
  readonly pause: undefined;
  readonly resume: undefined;
  /** Kept for later, as is `unmute`: sent by nothing yet. */
  readonly mute: undefined;
  readonly unmute: undefined;
  /** After each sign-in and sign-out. */
  readonly auth: AuthState;
}

export type BridgeEventName = keyof BridgeEventDetails;

/** One event, before it is put into a message. */
export type BridgeEvent = {
  readonly [N in BridgeEventName]: { readonly name: N; readonly detail: BridgeEventDetails[N] };
}[BridgeEventName];
