import { eq } from 'drizzle-orm';
import { authRegister } from '../../../../src/contract/account.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { dataOf } from '../../support/data-of';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';

export const PASSWORD = 'Quiet-lake7-boat';

export interface ClosingPlayer {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly cookie: string;
}

/** Registers a player with this name. The address is verified by default. */
export async function registerPlayer(
  server: TestServer,
  username: string,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<ClosingPlayer> {
  const email = `${username}@mail.test`;
  const answer = await server.request('/v1/public/user/auth/register', {
    body: { email, username, password: PASSWORD, password_confirmation: PASSWORD },
  });
  const { id } = dataOf(authRegister, answer).account;
  const emailVerifiedAt = confirmed ? server.deps.clock.now() : null;
  await server.deps.database.db.update(accounts).set({ emailVerifiedAt }).where(eq(accounts.id, id));
  return { id, username, email, cookie: sessionCookie(answer) ?? '' };
}

/** Signs the player in from another browser. */
export async function signInAgain(server: TestServer, login: string, password = PASSWORD) {
  const answer = await server.request('/v1/public/user/auth/login', { body: { login, password, remember: true } });
  return { answer, cookie: sessionCookie(answer) };
}
