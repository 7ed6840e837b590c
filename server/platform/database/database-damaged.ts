import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';

/** Error of a start on an embedded database with damaged files. The message has the next step. */
export class DatabaseDamaged extends Error {
  /** `dump` is the folder of the latest complete dump. */
  constructor(dataFolder: string, error: unknown, dump: string | undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    super(
      `The database in ${join(dataFolder, 'db')} is damaged, or its disk is full (${reason}). ` +
        `Move this folder to another place, then restore ${dump ? 'the latest dump' : 'a backup, because there is no dump'}: ` +
        `npm run ${brand.identifier} -- restore ${dump ?? 'FOLDER'}`,
    );
    this.name = 'DatabaseDamaged';
  }
}
