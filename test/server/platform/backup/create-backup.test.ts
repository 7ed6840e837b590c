import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackup } from '../../../../server/platform/backup/create-backup';
import type { ListedBlob } from '../../../../server/platform/blobs/blob-store.port';
import type { Database } from '../../../../server/platform/database/database';
import { changeBuilds } from '../../../../server/publishing/builds/change-builds';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const DRAFT = 'builds/draft-1/1.0.0/index.html';
const clock = new FakeServerClock();
const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

describe('createBackup', () => {
  test('contains the files of a draft that is published after the first pass and released after the dump', async () => {
    const contents = new Map<string, string>();
    const blobs = {
      async *list(section: string): AsyncIterable<ListedBlob> {
        for (const [key, { length: size }] of contents)
          if (key.startsWith(`${section}/`)) yield { key, size, storedAt: clock.now() };
        if (section === 'pictures') contents.set(DRAFT, 'page');
      },
      get: async (key: string) => {
        const content = Buffer.from(contents.get(key) ?? '');
        return { size: content.length, storedAt: clock.now(), content: Readable.from([content]) };
      },
      head: async () => undefined,
    };
    const dumped: Database = {
      ...database,
      dump: async (write) => {
        const content = await database.dump(write);
        contents.delete(DRAFT);
        return content;
      },
    };
    const folder = join(temporaryFolder(), 'backup');
    expect(await createBackup({ clock, config, database: dumped, blobs }, folder)).toMatchObject({ ok: true });
    expect(readFileSync(join(folder, 'files', DRAFT), 'utf8')).toBe('page');
  });

  test('lets a publication wait until the dump has ended', async () => {
    const order: string[] = [];
    let release: Promise<unknown> | undefined;
    const none = async () => undefined;
    const blobs = { list: async function* (): AsyncIterable<ListedBlob> {}, get: none, head: none };
    const dumped: Database = {
      ...database,
      dump: async (write) => {
        release = changeBuilds({ database }, async () => {
          order.push('release');
          return ok('');
        });
        const content = await database.dump(write);
        order.push('dump');
        return content;
      },
    };
    await createBackup({ clock, config, database: dumped, blobs }, join(temporaryFolder(), 'backup'));
    await release;
    expect(order).toEqual(['dump', 'release']);
  });

  test('names a folder that the server cannot create', async () => {
    const folder = join(temporaryFolder({ 'file.txt': 'text' }), 'file.txt', 'backup');
    expect(await createBackup({ clock, config, database, blobs: undefined }, folder)).toEqual({
      ok: false,
      error: `The server cannot create ${folder} (ENOTDIR). Name a folder that its user can write.`,
    });
  });
});
