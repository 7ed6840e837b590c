/**
 * The panes of the auth modal.
 * @rule 1.2.1 The modal has the panes login, register, forgot, reset and completed.
 */
export const AUTH_PANES = ['login', 'register', 'forgot', 'reset', 'completed'] as const;

export type AuthPane = (typeof AUTH_PANES)[number];

/** The overlay for signing in; `lastOutcome` tells how it was closed the last time (spec 1 §4). */
export interface AuthModal {
  readonly open: boolean;
  readonly pane: AuthPane;
  /** The badge that a guest was offered to save by signing in. */
  readonly badge: string | undefined;
  readonly lastOutcome: 'login' | 'register' | 'dismissed' | undefined;
}

export type AuthModalEvent =
  | { readonly type: 'opened'; readonly pane: AuthPane; readonly badge?: string }
  | { readonly type: 'pane-switched'; readonly pane: AuthPane }
  | { readonly type: 'signed-in' }
  | { readonly type: 'registered' }
  /** The server refused; `code` is its stable word for why. */
  | { readonly type: 'login-failed'; readonly code: string }
  /** By a press on the dimmed page (or Escape, which stands for it), or otherwise. */
  | { readonly type: 'dismissed'; readonly by?: 'backdrop' };

/**
 * The modal before it has ever been opened.
 * @rule 1.4.1a The modal has an open flag, a pane, which is login at first, and a last state.
 */
export const closedAuthModal: AuthModal = { open: false, pane: 'login', badge: undefined, lastOutcome: undefined };

/**
 * Tells whether the modal may open: it asks nobody who is signed in.
 * @rule 1.4.1b The modal opens when logged out.
 */
export function canOpenAuthModal(user: object | undefined): boolean {
  return user === undefined;
}

/**
 * Moves the auth modal; registering leads to the completed pane, signing in closes it.
 * @rule 1.4.1c Closing keeps whether the visit ended in a login or a registration.
 * @rule 1.2.1 A press on the dimmed backdrop dismisses the modal.
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
      return state;
    case 'dismissed':
      if (!state.open) return state;
      return { ...state, open: false, pane: 'login', lastOutcome: state.lastOutcome ?? 'dismissed' };
  }
}

/** The sources of toasts while signing in and up: each has one toast at most. */
export const authNoticeKeys = {
  login: 'auth.login',
  registration: 'auth.registration',
  validation: 'auth.validation',
} as const;
