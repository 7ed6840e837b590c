import { cpSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseContent } from '../../../../server/platform/database/database-content';
import { databaseContent } from '../../../../server/platform/database/database-content';
import { DatabaseDamaged } from '../../../../server/platform/database/database-damaged';
import { embeddedEngine, openEmbeddedDatabase } from '../../../../server/platform/database/embedded-database';
import { silentLog } from '../../support/silent-log';
import { placeFilled } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';
import { fillDemo } from '../../support/test-server';

/** More rounds with `npm run test:security`. */
const ROUNDS = process.env['HOLOCADE_LONG'] === '1' ? 20 : 2;
const LATEST = '2026-03-01T12-00-00-000Z';

let original: string;
let expected: DatabaseContent;
let folder: string;

beforeAll(async () => {
  original = temporaryFolder();
  await placeFilled(original, 'demo', fillDemo(silentLog));
  const database = await openEmbeddedDatabase(original);
  expected = await databaseContent(database.db);
  await database.close();
  folder = temporaryFolder({
    'backups/2026-03-01T06-00-00-000Z/backup.json': '',
    [`backups/${LATEST}/backup.json`]: '',
    'backups/2026-03-01T18-00-00-000Z/database.dump': '',
  });
}, 120_000);
afterAll(() => {
  for (const one of [original, folder]) rmSync(one, { recursive: true, force: true });
});

/** Copies the database and truncates one of its files. Returns the error of the start, and the content after it. */
async function startWithTorn(file: string, share: number) {
  const data = join(folder, 'db');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  cpSync(join(original, 'db'), data, { recursive: true });
  truncateSync(join(data, file), Math.floor(statSync(join(data, file)).size * share));
  const opened = await openEmbeddedDatabase(folder).catch((error: unknown) => error);
  if (!(opened instanceof Object && 'db' in opened)) return { error: opened };
  const database = opened as Awaited<ReturnType<typeof openEmbeddedDatabase>>;
  const content = await databaseContent(database.db);
  await database.close();
  return { content };
}

const refusal = expect.objectContaining({
  message: expect.stringMatching(
    /^The database in .*\/db is damaged, or its disk is full \(.+\)\. Move this folder to another place, then restore the latest dump: /,
  ),
});

describe('a start on an embedded database with a torn file', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'F04: has all rows or names the latest dump: round %i',
    async (round) => {
      const files = readdirSync(join(original, 'db'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => statSync(file).size > 0)
        .sort();
      const file = files[(round * 7919 + 211) % files.length] ?? '';
      const { error, content } = await startWithTorn(
        file.slice(join(original, 'db').length + 1),
        ((round * 13) % 20) / 20,
      );
      if (error === undefined) expect(content).toEqual(expected);
      else {
        expect(error).toBeInstanceOf(DatabaseDamaged);
        expect(error).toEqual(refusal);
        expect(error).toHaveProperty('message', expect.stringContaining(join(folder, 'backups', LATEST)));
      }
    },
    120_000,
  );

  test('F04: is refused if rows are lost, pages of an index, or the state of transactions', async () => {
    const engine = await embeddedEngine({ dataDir: join(original, 'db') });
    const paths = await engine.query<{ path: string }>(
      `select pg_relation_filepath(name::regclass) as path from unnest(array['ledger_entries', 'games_pkey']) as name`,
    );
    await engine.close();
    for (const file of [...paths.rows.map(({ path }) => path), 'pg_xact/0000']) {
      const { error } = await startWithTorn(file, 0);
      expect(error).toBeInstanceOf(DatabaseDamaged);
      expect(error).toEqual(refusal);
    }
  }, 120_000);
});
