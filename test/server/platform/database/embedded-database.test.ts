import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { openEmbeddedDatabase } from '../../../../server/platform/database/embedded-database';
import { placeRaw } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';

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
