import type { CurrentUser } from '../../src/domain/session/current-user';
import type { Client } from './create-client';
import { taken } from './taken';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** The second factor of an account that has one: a code of its app, or a recovery code. */
  readonly code?: string | undefined;
}

/** What the server answers to a right password when the account has a second factor. */
const CODE_NEEDED = 'err_two_factor';

/** Signs in, with the code where the server asks for one; throws when it is refused. */
export async function signIn(client: Pick<Client, 'logIn'>, credentials: Credentials): Promise<CurrentUser> {
  const { login, password, code } = credentials;
  const answer = await client.logIn.execute(login, password);
  const needed = !answer.ok && answer.error.kind === 'rejected' && answer.error.debug === CODE_NEEDED;
  return taken('sign in', needed && code !== undefined ? await client.logIn.execute(login, password, code) : answer);
}
