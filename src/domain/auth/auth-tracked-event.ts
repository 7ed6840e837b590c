import type { AuthModal, AuthModalEvent, AuthPane } from './auth-modal';

/** What analytics are told of signing in; never who, nor with what. */
export type AuthTrackedEvent =
  | { readonly name: 'modal_switched'; readonly from: AuthPane; readonly to: AuthPane }
  | { readonly name: 'modal_dismissed'; readonly pane: AuthPane }
  | { readonly name: 'login_error'; readonly code: string };

/**
 * What an event of the modal, in the state before it, is tracked as; undefined when it is not.
 * @rule 1.4.1d Switching panes is tracked as modal_switched.
 * @rule 1.4.1e Dismissal by the backdrop is tracked as modal_dismissed.
 * @rule 1.8.4 A failed login is tracked as login_error.
 */
export function trackedAuthEvent(state: AuthModal, event: AuthModalEvent): AuthTrackedEvent | undefined {
  switch (event.type) {
    case 'pane-switched':
      if (!state.open || state.pane === event.pane) return undefined;
      return { name: 'modal_switched', from: state.pane, to: event.pane };
    case 'dismissed':
      return state.open && event.by === 'backdrop' ? { name: 'modal_dismissed', pane: state.pane } : undefined;
    case 'login-failed':
      return { name: 'login_error', code: event.code };
    case 'opened':
    case 'signed-in':
    case 'registered':
      return undefined;
  }
}
