import { hash, verify } from '@node-rs/argon2';
import type { Result } from '../../../src/domain/shared/result';
import { ARGON2_OPTIONS } from './argon2-options';
import { WorkQueue } from './work-queue';

const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** The same characters may come composed or decomposed: a password is the characters, as its rules count them. */
const composed = (password: string): string => password.normalize('NFC');

/** Hashes and checks passwords. Each takes some 60 ms of a core, so that two run at once and fifty wait; then it is `busy`. */
export class PasswordHasher {
  readonly #queue = new WorkQueue(2, 50);
  readonly #decoy = hash('no account has this password', ARGON2_OPTIONS);

  /** The encoded hash of a new password. */
  hash(password: string): Promise<Result<string, 'busy'>> {
    return this.#queue.run(() => hash(composed(password), ARGON2_OPTIONS));
  }

  /** Whether the password fits; without a stored hash it takes the same time and never does. */
  matches(stored: string | undefined, password: string): Promise<Result<boolean, 'busy'>> {
    return this.#queue.run(async () => {
      const fits = await verify(stored ?? (await this.#decoy), composed(password));
      return fits && stored !== undefined;
    });
  }

  /** Whether a stored hash was made with other settings than today's. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }
}
