import type { ClosingMessage } from './closing-message';
import type { SignInProvider } from './social-provider';

/** How long a sign-in in another tab is waited for, in milliseconds; after that nobody listens to its tab, in which a form may still be open. */
export const SOCIAL_SIGN_IN_TIMEOUT = 10 * 60 * 1000;

/** Why a social sign-in did not come to its end; the words of the server or the provider where there are any. */
export type SocialProblem =
  | { readonly kind: 'failed'; readonly message: string | undefined }
  | { readonly kind: 'popup-blocked' | 'tab-closed' | 'timed-out' };

/** Signing in by a provider: `working` until the tab has its address, `waiting` while the visitor is there. */
export type SocialSignIn =
  | { readonly kind: 'idle'; readonly problem: SocialProblem | undefined }
  | { readonly kind: 'working' | 'waiting'; readonly provider: SignInProvider; readonly until: number };

export type SocialEvent =
  | { readonly type: 'chosen'; readonly provider: SignInProvider; readonly now: number }
  | { readonly type: 'popup-blocked' }
  | { readonly type: 'address-received'; readonly url: string }
  | { readonly type: 'address-refused'; readonly message: string }
  /** A message that has been found to be the closing page's. */
  | { readonly type: 'closing-page-told'; readonly message: ClosingMessage }
  | { readonly type: 'tab-closed' }
  /** The visitor has given it up on the page that it was begun on. */
  | { readonly type: 'given-up' }
  | { readonly type: 'time-passed'; readonly now: number };

/** What is to be done, in this order. */
export type SocialCommand =
  /** A new, empty tab: browsers open one only while the visitor's press is being handled. */
  | { readonly type: 'open-tab' }
  | { readonly type: 'ask-address'; readonly provider: SignInProvider }
  | { readonly type: 'send-tab-to'; readonly url: string }
  | { readonly type: 'close-tab' }
  /** The visitor may still be busy in it. */
  | { readonly type: 'forget-tab' }
  | { readonly type: 'load-session'; readonly via: 'login' | 'register' }
  | { readonly type: 'announce'; readonly notice: SocialNotice };

export type SocialNotice =
  | { readonly kind: 'info'; readonly code: 'tab-opened' }
  /** The words of the closing page say what is still to be done. */
  | { readonly kind: 'info'; readonly code: 'identity-waits'; readonly message: string | undefined }
  | { readonly kind: 'success'; readonly code: 'login' | 'register' }
  | { readonly kind: 'danger'; readonly problem: SocialProblem };

export interface SocialStep {
  readonly state: SocialSignIn;
  readonly commands: readonly SocialCommand[];
}

/** No provider is asked, and nothing has gone wrong. */
export const idleSocialSignIn: SocialSignIn = { kind: 'idle', problem: undefined };

/**
 * Moves a social sign-in; one at a time, whatever else is pressed.
 * @rule 1.4.6a It opens a new tab.
 * @rule 1.4.6c A login or register message closes the tab and brings a success toast.
 * @rule 1.4.6d Once the tab is on its way, a toast says that the login is completed there.
 * @rule 1.4.6e A failure brings a danger toast with the message.
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
    case 'closing-page-told':
      return state.kind === 'waiting' ? told(event.message) : stay(state);
    case 'tab-closed':
      return failed({ kind: 'tab-closed' }, []);
    case 'given-up':
      return { state: idleSocialSignIn, commands: [{ type: 'close-tab' }] };
    case 'time-passed':
      return event.now < state.until ? stay(state) : timedOut(state.kind);
  }
}

/**
 * Tells whether a provider's icon spins.
 * @rule 1.4.6b The chosen provider's icon spins while it works.
 */
export function isSpinning(state: SocialSignIn, provider: SignInProvider): boolean {
  return state.kind !== 'idle' && state.provider === provider;
}

/**
 * Tells whether a provider does not react.
 * @rule 1.4.6b The other providers are inert meanwhile.
 */
export function isInert(state: SocialSignIn, provider: SignInProvider): boolean {
  return state.kind !== 'idle' && state.provider !== provider;
}

/** Milliseconds from `now` until the sign-in times out; undefined while none runs. */
export function untilSocialTimeout(state: SocialSignIn, now: number): number | undefined {
  return state.kind === 'idle' ? undefined : Math.max(0, state.until - now);
}

function chosen(provider: SignInProvider, now: number): SocialStep {
  return {
    state: { kind: 'working', provider, until: now + SOCIAL_SIGN_IN_TIMEOUT },
    commands: [{ type: 'open-tab' }, { type: 'ask-address', provider }],
  };
}

function told(message: ClosingMessage): SocialStep {
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

/** An empty tab has nothing to lose. */
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
