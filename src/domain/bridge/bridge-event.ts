import type { MailSender } from '../subscriptions/mail-subscription';
import type { AdKind } from './ad-methods';
import type { BridgeErrorCode } from './bridge-error';
import type { TakenOver } from './guest-methods';
import type { PortalDialog } from './method';

/** What a game may know of the player; the names are absent while nobody is signed in. */
export interface AuthState {
  readonly loggedIn: boolean;
  readonly username?: string;
  /** The name to show; the user name when the player chose none. */
  readonly alias?: string;
}

/** How what a dialog asked for ended; `err_declined` is the player's no. */
export type DialogEnd = { readonly ok: true } | { readonly ok: false; readonly code: BridgeErrorCode };

/** How the purchase of an item ended. */
export type PurchaseEnd = { readonly item: string; readonly count: number } & DialogEnd;

/** How a subscription stands after the player was asked. */
export type MailEnd = { readonly sender: MailSender; readonly subscribed: boolean } & DialogEnd;

/** Progress of an ad that the game asked for; a skipped rewarded ad earns no reward. */
export interface AdProgress {
  readonly kind: AdKind;
  readonly state: 'started' | 'finished' | 'skipped';
}

/** Events that the portal sends to a game, by name. */
export interface BridgeEventDetails {
  /** The portal's sign-in, a question to the player or an ad covers the game; `resume` when nothing does. */
  readonly pause: undefined;
  readonly resume: undefined;
  /** An ad covers the game, before `pause`; `unmute` after `resume`, or once no ad covers it any more. */
  readonly mute: undefined;
  readonly unmute: undefined;
  /** After each sign-in and sign-out. */
  readonly auth: AuthState;
  /** The player's coins, whenever their number changes. */
  readonly balance: { readonly total: number };
  /** Whether the player has premium now, whenever that changes. */
  readonly premium: { readonly active: boolean };
  /** A dialog of the portal waits until the player has left the headset session. */
  readonly dialog: { readonly asks: PortalDialog };
  readonly purchase: PurchaseEnd;
  readonly mail: MailEnd;
  /** After sign-in, when the player has agreed that what was done as a guest is kept in the account. */
  readonly 'taken-over': TakenOver;
  readonly ad: AdProgress;
}

export type BridgeEventName = keyof BridgeEventDetails;

/** The names of all events. */
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

/** One event, before it is put into a message. */
export type BridgeEvent = {
  readonly [N in BridgeEventName]: { readonly name: N; readonly detail: BridgeEventDetails[N] };
}[BridgeEventName];

/** What a game tells about itself besides its headset session (decisions §7). */
export const lifecycleSignals = ['loading', 'loaded', 'gameplay-start', 'gameplay-stop'] as const;

export type LifecycleSignal = (typeof lifecycleSignals)[number];

/** What a game tells about its headset session: it began, it ended, or its WebXR visibility changed (spec 2 §4). */
export const xrSignals = ['start', 'end', 'visible', 'visible-blurred', 'hidden'] as const;

export type XrSignal = (typeof xrSignals)[number];
