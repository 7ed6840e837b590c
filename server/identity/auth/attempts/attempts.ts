import type { Result } from '../../../../src/domain/shared/result';
import { err, ok } from '../../../../src/domain/shared/result';
import type { ServerDependencies } from '../../../deps';
import { fullStorage } from '../../../platform/health/storage-watch';
import type { Refusal } from '../../../platform/http/refusal';
import { refusal } from '../../../platform/http/refusal';
import { attemptKey, countAttempt } from '../count-attempt';
import { clearAttempts, releaseAttempt } from './attempt-counts.repository';
import type { AttemptRule, AttemptRules } from './attempt-rules';
import { attemptRules } from './attempt-rules';

/**
 * Counts attempts in the database, so that limits apply to all servers and survive a restart. Counting runs outside of any transaction:
 * a rollback would undo the count. Never call it while the same request has an open transaction.
 */
export class Attempts {
  readonly rules: AttemptRules;
  readonly #deps: Pick<ServerDependencies, 'database' | 'clock' | 'log'>;

  constructor(deps: Pick<ServerDependencies, 'database' | 'clock' | 'config' | 'log'>) {
    this.#deps = deps;
    this.rules = attemptRules(deps.config.production);
  }

  /** Counts one attempt. Fails with 429 above the limit, and with 503 if counting fails. */
  async count(rule: AttemptRule, ...parts: readonly string[]): Promise<Result<undefined, Refusal>> {
    const { clock, database, log } = this.#deps;
    try {
      const wait = await countAttempt(database.db, {
        key: [rule.name, ...parts],
        max: rule.max,
        windowSeconds: rule.windowSeconds,
        now: clock.now(),
      });
      return wait > 0 ? err(refusal.tooManyRequests(wait)) : ok(undefined);
    } catch (error) {
      if (fullStorage(error)) throw error;
      log.error({ err: error, rule: rule.name }, 'attempts cannot be counted');
      return err(refusal.unavailable());
    }
  }

  /** Subtracts one counted attempt. */
  release(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => releaseAttempt(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  /** Deletes the count. */
  clear(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => clearAttempts(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  /** Logs errors instead of throwing: a count that is too high must not fail a successful request. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'an attempt could not be taken back');
    }
  }
}
