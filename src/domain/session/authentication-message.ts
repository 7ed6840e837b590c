const EVENT = 'authentication';

/** What a tab tells the others of this browser. */
export const AUTHENTICATION_TYPES = ['login', 'register', 'logout', 'expiry', 'change'] as const;

export type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

export interface AuthenticationMessage {
  readonly event: typeof EVENT;
  readonly type: AuthenticationType;
}

/**
 * What is sent to the other tabs.
 * @rule 1.3.8 An authentication event says which it was: login, register (or logout, expiry, and change of the account, for other tabs).
 */
export function authenticationMessage(type: AuthenticationType): AuthenticationMessage {
  return { event: EVENT, type };
}

/**
 * Reads what came over the channel between tabs; what it returns is reason to load the session again, undefined is none.
 * @rule 1.4.7e A login or logout in another tab, heard as `authentication`, reloads the session.
 */
export function parseAuthenticationMessage(data: unknown): AuthenticationType | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { event, type } = data as { readonly event?: unknown; readonly type?: unknown };
  return event === EVENT ? AUTHENTICATION_TYPES.find((known) => known === type) : undefined;
}

/** Tells whether somebody came by it, rather than left or changed something: then the auth modal of this tab has nothing more to ask. */
export function bringsUser(type: AuthenticationType): boolean {
  return type === 'login' || type === 'register';
}
