import type { ServerDependencies } from '../../deps';
import { Attempts } from './attempts/attempts';
import { PasswordHasher } from './password-hasher';

/** What keeps accounts: all that checks passwords shares one queue, and all that counts attempts the same rules. */
export interface Guards {
  readonly attempts: Attempts;
  readonly hasher: PasswordHasher;
}

/** Makes the guards of a server, once. */
export const guardsOf = (deps: ServerDependencies): Guards => ({
  attempts: new Attempts(deps),
  hasher: new PasswordHasher(),
});
