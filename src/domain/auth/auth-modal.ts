export type AuthPane = 'login' | 'register' | 'completed';

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
  | { readonly type: 'dismissed' };

export const closedAuthModal: AuthModal = { open: false, pane: 'login', badge: undefined, lastOutcome: undefined };

/** Moves the auth modal; registering leads to the completed pane, signing in closes it. */
export function nextAuthModal(state: AuthModal, event: AuthModalEvent): AuthModal {
  switch (event.type) {
    case 'opened':
      return { open: true, pane: event.pane, badge: event.badge, lastOutcome: undefined };
    case 'pane-switched':
      return state.open ? { ...state, pane: event.pane } : state;
    case 'signed-in':
      return { ...state, open: false, pane: 'login', lastOutcome: 'login' };
    case 'registered':
      return { ...state, pane: 'completed', lastOutcome: 'register' };
    case 'dismissed':
      return { ...state, open: false, pane: 'login', lastOutcome: state.lastOutcome ?? 'dismissed' };
  }
}
