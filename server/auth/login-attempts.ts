import type { ServerClock } from '../system/server-clock';
import { AttemptLimiter } from './attempt-limiter';

const WINDOW_SECONDS = 15 * 60;
const BY_ADDRESS = 10;
const BY_ACCOUNT = 100;

/** Slows the guessing of one account's password: 10 attempts from an address and 100 from all, in 15 minutes. */
export class LoginAttempts {
  readonly #byAddress: AttemptLimiter;
  readonly #byAccount: AttemptLimiter;

  constructor(clock: ServerClock) {
    this.#byAddress = new AttemptLimiter(clock, BY_ADDRESS, WINDOW_SECONDS);
    this.#byAccount = new AttemptLimiter(clock, BY_ACCOUNT, WINDOW_SECONDS);
  }

  /** Counts one attempt: 0 when it is allowed, else the seconds until the next may be made. */
  attempt(account: string, address: string): number {
    const wait = this.#byAddress.attempt(`${account}\n${address}`);
    return wait > 0 ? wait : this.#byAccount.attempt(account);
  }

  /** The right password clears its own address, and takes nothing from what others have tried. */
  succeeded(account: string, address: string): void {
    this.#byAddress.clear(`${account}\n${address}`);
    this.#byAccount.release(account);
  }
}
