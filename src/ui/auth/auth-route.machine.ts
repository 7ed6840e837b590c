import { redirectTarget } from '../../domain/shell/redirect-target';
import type { AuthPane } from '../../domain/auth/auth-modal';
import { parseResetLink } from '../../domain/auth/reset-link';

/**
 * Paths of the panes that have an address.
 * @rule 1.2.2 Four addresses open the matching panes of the auth modal.
 */
export const AUTH_PATHS = {
  '/auth/login': 'login',
  '/auth/register': 'register',
  '/auth/forgot-password': 'forgot',
  '/auth/reset-password': 'reset',
} as const satisfies Readonly<Record<string, AuthPane>>;

export type AuthPath = keyof typeof AUTH_PATHS;

/** First page of a player's account. */
export const ACCOUNT_HOME = '/account/home';

/** The query of an auth address. */
export interface AuthQuery {
  readonly redirectTo: string | undefined;
  readonly email: string | undefined;
  readonly token: string | undefined;
}

/** Result of opening an auth address. */
export type AuthDestination =
  | { readonly kind: 'pane'; readonly pane: AuthPane }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A reset link without its parts, as after a reload, because its token is stored nowhere. */
  | { readonly kind: 'incomplete' };

/**
 * Decides what an auth address shows, or its redirect target.
 * @rule 1.2.2 Signed-in visitors of an auth address are redirected to redirect_to, or to the account home.
 * @rule 1.2.1 The reset pane needs the email and the token of its link; without them the visitor is led to the home page.
 */
export function authDestination(path: AuthPath, query: AuthQuery, signedIn: boolean): AuthDestination {
  if (signedIn) return { kind: 'redirect', to: redirectTarget(query.redirectTo, ACCOUNT_HOME) };
  const pane = AUTH_PATHS[path];
  return pane === 'reset' && parseResetLink(query) === undefined ? { kind: 'incomplete' } : { kind: 'pane', pane };
}
