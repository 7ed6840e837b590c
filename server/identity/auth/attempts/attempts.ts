import type { Result } from '../../../../src/domain/shared/result';
import { err, ok } from '../../../../src/domain/shared/result';
import type { ServerDependencies } from '../../../deps';
import type { Refusal } from '../../../platform/http/refusal';
import { refusal } from '../../../platform/http/refusal';
import { attemptKey, countAttempt } from '../count-attempt';
import { clearAttempts, releaseAttempt } from './attempt-counts.repository';
import type { AttemptRule, AttemptRules } from './attempt-rules';
import { attemptRules } from './attempt-rules';

/**
 * Counts attempts in the database, so that they hold for every server and outlive each. They are counted outside of any transaction:
 * a refusal must not take its own count back, so never call this while the same request holds one.
 */
export class Attempts {
  readonly rules: AttemptRules;
  readonly #deps: Pick<ServerDependencies, 'database' | 'clock' | 'log'>;

  constructor(deps: Pick<ServerDependencies, 'database' | 'clock' | 'config' | 'log'>) {
    this.#deps = deps;
    this.rules = attemptRules(deps.config.production);
  }

  /** Counts one attempt: 429 when there were too many, and 503 when nobody can tell. */
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
      log.error({ err: error, rule: rule.name }, 'attempts cannot be counted');
      return err(refusal.unavailable());
    }
  }

  /** Takes one counted attempt back. */
  release(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => releaseAttempt(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  /** Forgets what was counted. */
  clear(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => clearAttempts(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  /** Counting too much must not spoil what has succeeded. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'an attempt could not be taken back');
    }
  }
}
