/**
 * The panes of the auth modal.
 * @rule 1.2.1 The modal has the panes login, register, forgot, reset and completed.
 */
export const AUTH_PANES = ['login', 'register', 'forgot', 'reset', 'completed'] as const;

export type AuthPane = (typeof AUTH_PANES)[number];

/** The login overlay; `lastOutcome` is the result of its last use (spec 1 §4). */
export interface AuthModal {
  readonly open: boolean;
  readonly pane: AuthPane;
  /** Achievement that a guest can save by logging in. */
  readonly badge: string | undefined;
  readonly lastOutcome: 'login' | 'register' | 'dismissed' | undefined;
}

export type AuthModalEvent =
  | { readonly type: 'opened'; readonly pane: AuthPane; readonly badge?: string }
  | { readonly type: 'pane-switched'; readonly pane: AuthPane }
  /** `elsewhere`: in another tab. */
  | { readonly type: 'signed-in'; readonly elsewhere?: true }
  | { readonly type: 'registered' }
  /** The server refused; `code` is its stable error code. */
  | { readonly type: 'login-failed' | 'registration-failed'; readonly code: string }
  /** By a click on the backdrop (or Escape, which counts as one), or otherwise. */
  | { readonly type: 'dismissed'; readonly by?: 'backdrop' };

/**
 * The modal before its first opening.
 * @rule 1.4.1a The modal has an open flag, a pane, which is login by default, and a last state.
 */
export const closedAuthModal: AuthModal = { open: false, pane: 'login', badge: undefined, lastOutcome: undefined };

/**
 * True if the modal may open; logged-in players never need it.
 * @rule 1.4.1b The modal opens only for visitors who are logged out.
 */
export function canOpenAuthModal(user: object | undefined): boolean {
  return user === undefined;
}

/**
 * Returns the modal after an event. Registration leads to the completed pane; login closes the modal.
 * @rule 1.4.1c Closing stores whether the visit ended in a login or a registration.
 * @rule 1.2.1 A click on the dimmed backdrop dismisses the modal.
 */
export function nextAuthModal(state: AuthModal, event: AuthModalEvent): AuthModal {
  switch (event.type) {
    case 'opened':
      return { open: true, pane: event.pane, badge: event.badge, lastOutcome: undefined };
    case 'pane-switched':
      return state.open ? { ...state, pane: event.pane } : state;
    case 'signed-in':
      return { ...state, open: false, pane: 'login', lastOutcome: 'login' };
    case 'registered':
      return { ...state, pane: state.open ? 'completed' : state.pane, lastOutcome: 'register' };
    case 'login-failed':
    case 'registration-failed':
      return state;
    case 'dismissed':
      if (!state.open) return state;
      return { ...state, open: false, pane: 'login', lastOutcome: state.lastOutcome ?? 'dismissed' };
  }
}

/** Sources of toasts during login and sign-up; each source shows at most one toast. */
export const authNoticeKeys = {
  login: 'auth.login',
  registration: 'auth.registration',
  validation: 'auth.validation',
} as const;
