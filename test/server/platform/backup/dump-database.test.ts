import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase } from '../../../../server/platform/backup/dump-database';
import { restoreBackup } from '../../../../server/platform/backup/restore-backup';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import type { Database } from '../../../../server/platform/database/database';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const HOUR = 60 * 60 * 1000;
const clock = new FakeServerClock();
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await insertPlayer(database, 'vega', 'vega@mail.test', clock.now());
});
afterAll(() => database.close());

describe.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined)('dumpDatabase', () => {
  test('keeps the last four complete dumps, each of which restores beside existing files', async () => {
    const config = testConfig({ HOLOCADE_DATA: temporaryFolder({ 'uploaded/avatars/a.webp': 'picture' }) });
    const folder = join(config.dataFolder, 'backups');
    mkdirSync(join(folder, '2026-03-01T11-00-00-000Z'), { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const content = { migration: 0, rows: {} };
    const quick: Database = { ...database, dump: (write) => write(Readable.from([])).then(() => ok(content)) };
    for (let run = 1; run <= 6; run += 1) {
      await dumpDatabase({ clock, config, database: run === 6 ? database : quick });
      clock.advance(6 * HOUR);
    }
    expect(readdirSync(folder).sort()).toEqual([
      '2026-03-02T00-00-00-000Z',
      '2026-03-02T06-00-00-000Z',
      '2026-03-02T12-00-00-000Z',
      '2026-03-02T18-00-00-000Z',
      'notes.txt',
    ]);
    const backup = { folder: join(folder, '2026-03-02T18-00-00-000Z'), newSecret: false };
    const blobs = new FolderBlobStore(config);
    expect(await restoreBackup({ config, log: silentLog, blobs }, backup)).toMatchObject({ ok: true });
    const restored = await openDatabase(config, silentLog);
    expect(await restored.db.select({ name: accounts.username }).from(accounts)).toEqual([{ name: 'vega' }]);
    await restored.close();
    expect(readFileSync(join(config.dataFolder, 'uploaded/avatars/a.webp'), 'utf8')).toBe('picture');
  }, 60_000);

  test('does nothing on a PostgreSQL server, or if dumps are switched off, and throws the reason of a failure', async () => {
    const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
    await dumpDatabase({ clock, config, database: { ...database, kind: 'postgres' } });
    await dumpDatabase({ clock, config: { ...config, databaseDumps: false }, database });
    expect(existsSync(join(config.dataFolder, 'backups'))).toBe(false);
    const broken: Database = { ...database, dump: async () => ({ ok: false, error: 'No.' }) };
    await expect(dumpDatabase({ clock, config, database: broken })).rejects.toThrow('No.');
  });
});
