import type { Result } from '../../domain/shared/result';
import type { Clock } from '../system/clock.port';
import type { ApiFailure } from './api-failure';

/** Lifetime of a cached response, in milliseconds. */
export const ANSWER_HOLDS_FOR = 5_000;

type Answer<T> = Promise<Result<T, ApiFailure>>;

/**
 * Shares one API request between callers with the same key, and caches the response for a few seconds. Failures are not
 * cached.
 */
export class BriefAnswers<T> {
  private readonly answers = new Map<string, Answer<T>>();

  constructor(
    private readonly clock: Clock,
    private readonly fetch: (key: string) => Answer<T>,
  ) {}

  of(key: string): Answer<T> {
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = this.fetch(key);
    this.answers.set(key, answer);
    const forget = () => void this.answers.delete(key);
    answer.then(({ ok }) => (ok ? this.clock.after(ANSWER_HOLDS_FOR, forget) : forget()), forget);
    return answer;
  }
}
