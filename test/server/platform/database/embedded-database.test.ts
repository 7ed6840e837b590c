import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { openEmbeddedDatabase } from '../../../../server/platform/database/embedded-database';
import { DatabaseTooOld } from '../../../../server/platform/database/migration-state';
import { placeRaw } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';
import { LAST_OLD_MIGRATION, migratedAt } from './old-database';

test('embeddedDatabase releases engine and lock if a migration fails', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  await placeRaw(folder);
  const engine = await PGlite.create(join(folder, 'db'));
  await engine.exec('create table accounts (nothing int)');
  await engine.close();

  const locked: boolean[] = [];
  const close = PGlite.prototype.close;
  const closing = vi.spyOn(PGlite.prototype, 'close').mockImplementation(function (this: PGlite) {
    locked.push(existsSync(join(folder, 'db.lock')));
    return close.call(this);
  });
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow();
  closing.mockRestore();
  expect(locked).toEqual([true]);
  expect(existsSync(join(folder, 'db.lock'))).toBe(false);
});

test('openEmbeddedDatabase refuses a database from before the last old migration and changes nothing', async () => {
  const folder = temporaryFolder();
  await placeRaw(folder);
  const old = await PGlite.create(join(folder, 'db'));
  await old.exec(migratedAt(LAST_OLD_MIGRATION - 1));
  await old.close();

  const opening = openEmbeddedDatabase(folder);
  await expect(opening).rejects.toThrow(DatabaseTooOld);
  await expect(opening).rejects.toThrow(/^The database was not changed, .*: start the last version/);
  const same = await PGlite.create(join(folder, 'db'));
  const tables = await same.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
  const migrations = await same.query('select created_at from drizzle.__drizzle_migrations');
  await same.close();
  expect(tables.rows).toEqual([]);
  expect(migrations.rows).toEqual([{ created_at: LAST_OLD_MIGRATION - 1 }]);
}, 60_000);
