import { hash, verify } from '@node-rs/argon2';
import type { Result } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { ARGON2_OPTIONS } from './argon2-options';
import { Attempts } from './attempts/attempts';
import { WorkQueue } from './work-queue';

const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Composes characters (NFC), as the password rules do, because browsers may send composed or decomposed characters. */
const composed = (password: string): string => password.normalize('NFC');

/** Hashes and checks passwords. Each takes about 60 ms of a core, so two run at once and fifty wait; further ones get `busy`. */
export class PasswordHasher {
  readonly #queue = new WorkQueue(2, 50);
  readonly #decoy = hash('no account has this password', ARGON2_OPTIONS);

  /** Returns the encoded hash of a password. */
  hash(password: string): Promise<Result<string, 'busy'>> {
    return this.#queue.run(() => hash(composed(password), ARGON2_OPTIONS));
  }

  /** Reports whether the password matches the hash. Without a stored hash, it takes the same time and never matches. */
  matches(stored: string | undefined, password: string): Promise<Result<boolean, 'busy'>> {
    return this.#queue.run(async () => {
      const fits = await verify(stored ?? (await this.#decoy), composed(password));
      return fits && stored !== undefined;
    });
  }

  /** Reports whether a stored hash uses other parameters than the current ones. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }
}

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
