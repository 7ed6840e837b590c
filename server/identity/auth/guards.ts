import type { ServerDependencies } from '../../deps';
import { Attempts } from './attempts/attempts';
import { PasswordHasher } from './password-hasher';

/** Shared protection of accounts: one queue for password checks and one set of attempt limits. */
export interface Guards {
  readonly attempts: Attempts;
  readonly hasher: PasswordHasher;
}

/** Creates the guards. Call it once per server. */
export const guardsOf = (deps: ServerDependencies): Guards => ({
  attempts: new Attempts(deps),
  hasher: new PasswordHasher(),
});
