/** What is sent to sign in, under the names of the wire. */
export interface LoginPayload {
  readonly login: string;
  readonly password: string;
  readonly remember: true;
  /** The second factor, for an account that has one. */
  readonly code?: string;
}

/**
 * What is sent to sign in with what was typed; the session is always to be remembered.
 * @rule 1.3.5 A login carries the login, the password and whether to remember.
 * @rule 1.7.2 It is sent with remember true.
 */
export function loginPayload(login: string, password: string, code?: string): LoginPayload {
  const payload = { login: login.trim(), password, remember: true } as const;
  return code === undefined ? payload : { ...payload, code: code.trim() };
}
