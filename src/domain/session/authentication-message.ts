const EVENT = 'authentication';

/** Types of messages to the other tabs of this browser. */
export const AUTHENTICATION_TYPES = ['login', 'register', 'logout', 'expiry', 'change'] as const;

export type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

export interface AuthenticationMessage {
  readonly event: typeof EVENT;
  readonly type: AuthenticationType;
}

/**
 * Creates a message to the other tabs.
 * @rule 1.3.8 An authentication event says which it was: login, register (or logout, expiry, and change of the account, for other tabs).
 */
export function authenticationMessage(type: AuthenticationType): AuthenticationMessage {
  return { event: EVENT, type };
}

/**
 * Parses a message from another tab; undefined if there is no reason to load the session again.
 * @rule 1.4.7e A login or logout in another tab, received as `authentication`, reloads the session.
 */
export function parseAuthenticationMessage(data: unknown): AuthenticationType | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { event, type } = data as { readonly event?: unknown; readonly type?: unknown };
  return event === EVENT ? AUTHENTICATION_TYPES.find((known) => known === type) : undefined;
}

/** True if the message means a login; the auth modal of this tab can then close. */
export function bringsUser(type: AuthenticationType): boolean {
  return type === 'login' || type === 'register';
}
