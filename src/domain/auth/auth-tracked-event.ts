import type { AuthModal, AuthModalEvent, AuthPane } from './auth-modal';

/** Analytics events of the login; never with names or credentials. */
export type AuthTrackedEvent =
  | { readonly name: 'modal_switched'; readonly from: AuthPane; readonly to: AuthPane }
  | { readonly name: 'modal_dismissed'; readonly pane: AuthPane }
  | { readonly name: 'login' | 'sign_up' }
  | { readonly name: 'login_error' | 'register_error'; readonly code: string };

/**
 * Returns the analytics event for an event of the modal; undefined if none is tracked.
 * @rule 1.4.1d Switching panes is tracked as modal_switched.
 * @rule 1.4.1e Dismissal by the backdrop is tracked as modal_dismissed.
 * @rule 1.7.17 A login, a registration and a failed registration are tracked too, in the tab in which they happen.
 * @rule 1.8.4 A failed login is tracked as login_error.
 */
export function trackedAuthEvent(state: AuthModal, event: AuthModalEvent): AuthTrackedEvent | undefined {
  if (event.type === 'login-failed') return { name: 'login_error', code: event.code };
  if (event.type === 'registration-failed') return { name: 'register_error', code: event.code };
  if (event.type === 'registered') return { name: 'sign_up' };
  if (event.type === 'signed-in' && event.elsewhere !== true) return { name: 'login' };
  if (!state.open) return undefined;
  if (event.type === 'pane-switched' && state.pane !== event.pane) {
    return { name: 'modal_switched', from: state.pane, to: event.pane };
  }
  if (event.type === 'dismissed' && event.by === 'backdrop') return { name: 'modal_dismissed', pane: state.pane };
  return undefined;
}
