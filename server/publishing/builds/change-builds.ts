import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { BlobStoreError } from '../../platform/blobs/blob-store.port';

/** Commands run one after the other: files of a running command would look like leftovers to the next. */
let turn: Promise<unknown> = Promise.resolve();

/** Error of work that another process prevented. */
export const BUSY = 'Another process is publishing. Run the command again when it has finished.';

/** Runs work on builds exclusively, across all processes on the database. */
export function changeBuilds<T>(
  { database }: Pick<ServerDependencies, 'database'>,
  work: () => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  const done = turn.then(async () => {
    let result: Result<T, string> = err(BUSY);
    await database.runExclusively('publish', async () => {
      result = await work().catch((error: unknown) => {
        if (!(error instanceof BlobStoreError)) throw error;
        return err(`The store of published files cannot be used: ${error.message} Run the command again later.`);
      });
    });
    return result;
  });
  turn = done.catch(() => undefined);
  return done;
}
