import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import type { DatabaseContent } from './database-content';
import { databaseContent } from './database-content';
import type { WriteDump } from './database';

/** Dumps the files of an embedded database as a compressed archive. Queries wait while rows are counted and files are read. */
export async function dumpEmbedded(engine: PGlite, write: WriteDump): Promise<Result<DatabaseContent, string>> {
  const { content, archive } = await drizzle(engine).transaction(async (tx) => ({
    // Reads every row, so a damaged page fails the dump.
    content: await databaseContent(tx),
    archive: await engine.dumpDataDir('none'),
  }));
  await write(Readable.from(archive.stream()).pipe(createGzip()));
  return ok(content);
}
