import type { Result } from '../../../../src/domain/shared/result';
import { err, ok } from '../../../../src/domain/shared/result';
import type { ServerDependencies } from '../../../deps';
import { fullStorage } from '../../../platform/health/storage-watch';
import { networksOf } from '../../../platform/http/address-key';
import type { Refusal } from '../../../platform/http/refusal';
import { refusal } from '../../../platform/http/refusal';
import type { Attempt } from '../count-attempt';
import { attemptKey, countAttempt, countAttemptFrom } from '../count-attempt';
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
  count(rule: AttemptRule, ...parts: readonly string[]): Promise<Result<undefined, Refusal>> {
    return this.#count(rule, (attempt) =>
      countAttempt(this.#deps.database.db, { ...attempt, key: [rule.name, ...parts] }),
    );
  }

  /** Counts one attempt from a network address, in IPv6 also for the networks around it. Fails as `count` does. */
  countFrom(ip: string, rule: AttemptRule): Promise<Result<undefined, Refusal>> {
    return this.#count(rule, (attempt) => countAttemptFrom(this.#deps.database.db, ip, attempt));
  }

  /** Subtracts one counted attempt from a network address. */
  async releaseFrom(ip: string, rule: AttemptRule): Promise<void> {
    for (const { key } of networksOf(ip)) await this.release(rule, key);
  }

  /** Subtracts one counted attempt. */
  release(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => releaseAttempt(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  /** Deletes the count. */
  clear(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
    return this.#quietly(() => clearAttempts(this.#deps.database.db, attemptKey([rule.name, ...parts])));
  }

  async #count(
    { name, max, windowSeconds }: AttemptRule,
    count: (attempt: Attempt) => Promise<number>,
  ): Promise<Result<undefined, Refusal>> {
    const { clock, log } = this.#deps;
    try {
      const wait = await count({ key: [name], max, windowSeconds, now: clock.now() });
      return wait > 0 ? err(refusal.tooManyRequests(wait)) : ok(undefined);
    } catch (error) {
      if (fullStorage(error)) throw error;
      log.error({ err: error, rule: name }, 'attempts cannot be counted');
      return err(refusal.unavailable());
    }
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
