/** Body of the login request, with the wire's field names. */
export interface LoginPayload {
  readonly login: string;
  readonly password: string;
  readonly remember: true;
  /** Second factor, if the account has one. */
  readonly code?: string;
}

/**
 * Creates the body of the login request; the session is always remembered.
 * @rule 1.3.5 A login carries the login, the password and whether to remember.
 * @rule 1.7.2 A login is sent with remember true.
 */
export function loginPayload(login: string, password: string, code?: string): LoginPayload {
  const payload = { login: login.trim(), password, remember: true } as const;
  return code === undefined ? payload : { ...payload, code: code.trim() };
}
