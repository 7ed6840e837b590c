import type { CurrentUser } from '../../src/domain/session/current-user';
import type { Client } from './create-client';
import { taken } from './taken';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** The second factor of an account: a code of its app, or a recovery code. */
  readonly code?: string | undefined;
}

/** Error code for a correct password of an account with a second factor. */
const CODE_NEEDED = 'err_two_factor';

/** Logs in, with the code if the server requires one. Throws if the login is refused. */
export async function signIn(client: Pick<Client, 'logIn'>, credentials: Credentials): Promise<CurrentUser> {
  const { login, password, code } = credentials;
  const answer = await client.logIn.execute(login, password);
  const needed = !answer.ok && answer.error.kind === 'rejected' && answer.error.debug === CODE_NEEDED;
  return taken('log in', needed && code !== undefined ? await client.logIn.execute(login, password, code) : answer);
}
