import { authRegister } from '../../../src/contract/account.contract';
import { dataOf } from '../support/data-of';
import { sessionCookie } from '../support/session-cookie';
import type { TestServer } from '../support/test-server';

export const PASSWORD = 'Quiet-lake7-boat';

export interface LeavingPlayer {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly cookie: string;
}

/** Registers a player of this name. */
export async function registerPlayer(server: TestServer, username: string): Promise<LeavingPlayer> {
  const email = `${username}@mail.test`;
  const answer = await server.request('/v1/public/user/auth/register', {
    body: { email, username, password: PASSWORD, password_confirmation: PASSWORD },
  });
  return { id: dataOf(authRegister, answer).account.id, username, email, cookie: sessionCookie(answer) ?? '' };
}

/** Signs the player in once more, in another browser. */
export async function signInAgain(server: TestServer, login: string, password = PASSWORD) {
  const answer = await server.request('/v1/public/user/auth/login', { body: { login, password, remember: true } });
  return { answer, cookie: sessionCookie(answer) };
}
