import type { AuthQuery } from '../../domain/auth/auth-route';

/** Reads the query of an address of the auth modal. */
export function authQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  return {
    redirectTo: query.get('redirect_to') ?? undefined,
    email: query.get('email') ?? undefined,
    token: query.get('token') ?? undefined,
  };
}
