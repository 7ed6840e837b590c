import type { ClosingMessage } from './closing-message';
import type { SignInProvider } from './social-provider';

/** Time limit for a login in another tab, in milliseconds; the tab stays open, since it may contain a form. */
export const SOCIAL_SIGN_IN_TIMEOUT = 10 * 60 * 1000;

/** Reasons for a failed social login, with the message of the server or the provider if there is one. */
export type SocialProblem =
  | { readonly kind: 'failed'; readonly message: string | undefined }
  | { readonly kind: 'popup-blocked' | 'tab-closed' | 'timed-out' };

/**
 * State of a login through a provider: `working` until the tab has its address, `waiting` while the visitor is there.
 */
export type SocialSignIn =
  | { readonly kind: 'idle'; readonly problem: SocialProblem | undefined }
  | { readonly kind: 'working' | 'waiting'; readonly provider: SignInProvider; readonly until: number };

export type SocialEvent =
  | { readonly type: 'chosen'; readonly provider: SignInProvider; readonly now: number }
  | { readonly type: 'popup-blocked' }
  | { readonly type: 'address-received'; readonly url: string }
  | { readonly type: 'address-refused'; readonly message: string }
  /** A message that was verified to come from the closing page. */
  | { readonly type: 'closing-page-reported'; readonly message: ClosingMessage }
  | { readonly type: 'tab-closed' }
  /** The visitor cancelled on the original page. */
  | { readonly type: 'given-up' }
  | { readonly type: 'time-passed'; readonly now: number };

/** Commands, to be carried out in order. */
export type SocialCommand =
  /** Opens an empty tab; browsers allow this only during the visitor's click. */
  | { readonly type: 'open-tab' }
  | { readonly type: 'ask-address'; readonly provider: SignInProvider }
  | { readonly type: 'send-tab-to'; readonly url: string }
  | { readonly type: 'close-tab' }
  /** Stops waiting without closing the tab, which the visitor may still use. */
  | { readonly type: 'forget-tab' }
  | { readonly type: 'load-session'; readonly via: 'login' | 'register' }
  | { readonly type: 'announce'; readonly notice: SocialNotice };

export type SocialNotice =
  | { readonly kind: 'info'; readonly code: 'tab-opened' }
  /** The closing page's message explains the next step. */
  | { readonly kind: 'info'; readonly code: 'identity-waits'; readonly message: string | undefined }
  | { readonly kind: 'success'; readonly code: 'login' | 'register' }
  | { readonly kind: 'danger'; readonly problem: SocialProblem };

export interface SocialStep {
  readonly state: SocialSignIn;
  readonly commands: readonly SocialCommand[];
}

/** State without a running login and without an error. */
export const idleSocialSignIn: SocialSignIn = { kind: 'idle', problem: undefined };

/**
 * Returns the login after an event; only one runs at a time.
 * @rule 1.4.6a Social sign-in opens a new tab.
 * @rule 1.4.6c A login or register message closes the tab and brings a success toast.
 * @rule 1.4.6d Once the tab has its address, a toast says that the login continues there.
 * @rule 1.4.6e A failed social sign-in shows a danger toast with the message.
 */
export function nextSocialSignIn(state: SocialSignIn, event: SocialEvent): SocialStep {
  if (state.kind === 'idle') return event.type === 'chosen' ? chosen(event.provider, event.now) : stay(state);
  switch (event.type) {
    case 'chosen':
      return stay(state);
    case 'popup-blocked':
      return state.kind === 'working' ? failed({ kind: 'popup-blocked' }, []) : stay(state);
    case 'address-received':
      if (state.kind === 'waiting') return stay(state);
      return {
        state: { ...state, kind: 'waiting' },
        commands: [
          { type: 'send-tab-to', url: event.url },
          { type: 'announce', notice: { kind: 'info', code: 'tab-opened' } },
        ],
      };
    case 'address-refused':
      return state.kind === 'working' ? failed({ kind: 'failed', message: event.message }) : stay(state);
    case 'closing-page-reported':
      return state.kind === 'waiting' ? reported(event.message) : stay(state);
    case 'tab-closed':
      return failed({ kind: 'tab-closed' }, []);
    case 'given-up':
      return { state: idleSocialSignIn, commands: [{ type: 'close-tab' }] };
    case 'time-passed':
      return event.now < state.until ? stay(state) : timedOut(state.kind);
  }
}

/**
 * True if a provider's icon spins.
 * @rule 1.4.6b The chosen provider's icon spins during the sign-in.
 */
export function isSpinning(state: SocialSignIn, provider: SignInProvider): boolean {
  return state.kind !== 'idle' && state.provider === provider;
}

/**
 * True if a provider's button is inert.
 * @rule 1.4.6b The other providers are inert during the sign-in.
 */
export function isInert(state: SocialSignIn, provider: SignInProvider): boolean {
  return state.kind !== 'idle' && state.provider !== provider;
}

/** Returns the milliseconds until the login times out; undefined if none is running. */
export function untilSocialTimeout(state: SocialSignIn, now: number): number | undefined {
  return state.kind === 'idle' ? undefined : Math.max(0, state.until - now);
}

function chosen(provider: SignInProvider, now: number): SocialStep {
  return {
    state: { kind: 'working', provider, until: now + SOCIAL_SIGN_IN_TIMEOUT },
    commands: [{ type: 'open-tab' }, { type: 'ask-address', provider }],
  };
}

function reported(message: ClosingMessage): SocialStep {
  if (message.type === 'error') return failed({ kind: 'failed', message: message.message });
  if (message.type === 'waiting') {
    const notice = { kind: 'info', code: 'identity-waits', message: message.message } as const;
    return { state: idleSocialSignIn, commands: [{ type: 'close-tab' }, { type: 'announce', notice }] };
  }
  return {
    state: idleSocialSignIn,
    commands: [
      { type: 'close-tab' },
      { type: 'load-session', via: message.type },
      { type: 'announce', notice: { kind: 'success', code: message.type } },
    ],
  };
}

/** Closes an empty tab, which has nothing to lose. */
function timedOut(phase: 'working' | 'waiting'): SocialStep {
  return failed({ kind: 'timed-out' }, [{ type: phase === 'waiting' ? 'forget-tab' : 'close-tab' }]);
}

function failed(problem: SocialProblem, before: readonly SocialCommand[] = [{ type: 'close-tab' }]): SocialStep {
  return {
    state: { kind: 'idle', problem },
    commands: [...before, { type: 'announce', notice: { kind: 'danger', problem } }],
  };
}

function stay(state: SocialSignIn): SocialStep {
  return { state, commands: [] };
}
