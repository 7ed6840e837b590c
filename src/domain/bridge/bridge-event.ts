import type { MailSender } from '../subscriptions/mail-subscription';
import type { AdKind } from './ad-methods';
import type { BridgeErrorCode } from './bridge-error';
import type { TakenOver } from './guest-methods';
import type { PortalDialog } from './method';

/** The player's login state as games see it; the names are absent while nobody is logged in. */
export interface AuthState {
  readonly loggedIn: boolean;
  readonly username?: string;
  /** Display name; the username if the player has set no alias. */
  readonly alias?: string;
}

/** Result of an action behind a dialog; `err_declined` if the player refused. */
export type DialogEnd = { readonly ok: true } | { readonly ok: false; readonly code: BridgeErrorCode };

/** Result of an item purchase. */
export type PurchaseEnd = { readonly item: string; readonly count: number } & DialogEnd;

/** State of a subscription after the player's answer. */
export type MailEnd = { readonly sender: MailSender; readonly subscribed: boolean } & DialogEnd;

/** Progress of an ad that the game requested; a skipped rewarded ad earns no reward. */
export interface AdProgress {
  readonly kind: AdKind;
  readonly state: 'started' | 'finished' | 'skipped';
}

/** Events that the portal sends to a game, by name. */
export interface BridgeEventDetails {
  /** The login, a dialog or an ad covers the game; `resume` follows once nothing covers it. */
  readonly pause: undefined;
  readonly resume: undefined;
  /** An ad covers the game, sent before `pause`; `unmute` follows after `resume`, or once no ad covers it. */
  readonly mute: undefined;
  readonly unmute: undefined;
  /** After each login and logout. */
  readonly auth: AuthState;
  /** The player's balance in coins after a change. */
  readonly balance: { readonly total: number };
  /** The player's premium state after a change. */
  readonly premium: { readonly active: boolean };
  /** A dialog of the portal waits for the end of the headset session. */
  readonly dialog: { readonly asks: PortalDialog };
  readonly purchase: PurchaseEnd;
  readonly mail: MailEnd;
  /** After login, if the player agreed to transfer the guest's progress to the account. */
  readonly 'taken-over': TakenOver;
  readonly ad: AdProgress;
}

export type BridgeEventName = keyof BridgeEventDetails;

/** Names of all events. */
export const bridgeEventNames: readonly BridgeEventName[] = [
  'pause',
  'resume',
  'mute',
  'unmute',
  'auth',
  'balance',
  'premium',
  'dialog',
  'purchase',
  'mail',
  'taken-over',
  'ad',
];

/** An event before it is put into a message. */
export type BridgeEvent = {
  readonly [N in BridgeEventName]: { readonly name: N; readonly detail: BridgeEventDetails[N] };
}[BridgeEventName];

/** A game's reports about itself, apart from its headset session (decisions §7). */
export const lifecycleSignals = ['loading', 'loaded', 'gameplay-start', 'gameplay-stop'] as const;

export type LifecycleSignal = (typeof lifecycleSignals)[number];

/** A game's reports about its headset session: start, end, or a change of its WebXR visibility (spec 2 §4). */
export const xrSignals = ['start', 'end', 'visible', 'visible-blurred', 'hidden'] as const;

export type XrSignal = (typeof xrSignals)[number];
