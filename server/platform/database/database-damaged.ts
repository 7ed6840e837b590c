import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import { listDumps } from '../backup/dump-database';

/** Error of a start on an embedded database with damaged files. The message has the next step. */
export class DatabaseDamaged extends Error {
  constructor(dataFolder: string, error: unknown) {
    const dump = listDumps(dataFolder).find(({ isComplete }) => isComplete);
    const reason = error instanceof Error ? error.message : String(error);
    const source = dump?.folder ?? 'FOLDER';
    super(
      `The database in ${join(dataFolder, 'db')} is damaged, or its disk is full (${reason}). ` +
        `Move this folder to another place, then restore ${dump ? 'the latest dump' : 'a backup, because there is no dump'}: ` +
        `npm run ${brand.identifier} -- restore ${source}`,
    );
    this.name = 'DatabaseDamaged';
  }
}
