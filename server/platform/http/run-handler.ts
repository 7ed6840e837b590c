import type { Result } from '../../../src/domain/shared/result';
import type { Database } from '../database/database';
import type { Executor } from '../database/executor';
import type { Refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { Outcome } from './route';

/** What a handler answered, or why it did not. */
export type Answer = Result<Outcome<unknown>, Refusal>;
type Work = (tx: Executor, afterCommit: (run: () => void) => void) => Promise<Answer>;

/** Runs a handler in a transaction that a refusal rolls back; what it deferred runs only once everything is stored. */
export async function runHandler(database: Database, inTransaction: boolean, work: Work): Promise<Answer> {
  let deferred: (() => void)[] = [];
  const attempt = (tx: Executor): Promise<Answer> => {
    deferred = [];
    return work(tx, (run) => deferred.push(run));
  };
  const transacted = (): Promise<Answer> =>
    database
      .transaction(async (tx) => {
        const answer = await attempt(tx);
        if (!answer.ok) throw new RefusalError(answer.error);
        return answer;
      })
      .catch((error: unknown) => {
        if (error instanceof RefusalError) return { ok: false, error: error.refusal };
        throw error;
      });
  const answer = await (inTransaction ? transacted() : attempt(database.db));
  if (answer.ok) for (const run of deferred) run();
  return answer;
}
