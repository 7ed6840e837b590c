import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { isBlobKey } from '../blobs/blob-store.port';
import { writeDurably } from './write-durably';

/** Name of the manifest, which makes a backup complete. */
export const MANIFEST = 'backup.json';

/** Version of the format; another one is refused. */
const FORMAT = 1;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));
const manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the product that made the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.strictObject({
    kind: z.enum(['embedded', 'postgres']),
    migration: count,
    rows: z.record(z.string(), count),
    bytes: count,
    sha256: hash,
  }),
  /** Identifies the secret without revealing it. */
  secret: z.string(),
  /** Absent in a backup of the database alone. */
  files: z.optional(
    z.array(z.strictObject({ key: z.string().check(z.refine(isBlobKey)), bytes: count, sha256: hash })),
  ),
});

/** Description of a complete backup. */
export type BackupManifest = z.output<typeof manifest>;

/** Path of the database's dump in a backup. */
export const dumpIn = (folder: string): string => join(folder, 'database.dump');

/** Path of a stored file in a backup; `key` is its key of the blob store. */
export const fileIn = (folder: string, key: string): string => join(folder, 'files', key);

/** Fingerprint of a secret, which does not reveal it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16);

/** Size and hash of a file. */
export interface FileSum {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a stream to its end and returns the size and hash of its bytes. */
export async function sumOf(content: Readable): Promise<FileSum> {
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: sum.digest('hex') };
}

/** True if a file of a backup has this size and hash. */
export async function isWhole(file: string, { bytes, sha256 }: FileSum): Promise<boolean> {
  const sum = await sumOf(createReadStream(file)).catch(() => undefined);
  return sum?.bytes === bytes && sum.sha256 === sha256;
}

/** Writes a new file and returns its size and hash. */
export async function writeSummed(file: string, content: Readable): Promise<FileSum> {
  const sum = createHash('sha256');
  let bytes = 0;
  await writeDurably(file, content, (part) => {
    sum.update(part);
    bytes += part.length;
  });
  return { bytes, sha256: sum.digest('hex') };
}

/** Writes the manifest, which makes a backup complete. */
export async function writeManifest(folder: string, content: BackupManifest): Promise<void> {
  const part = join(folder, `${MANIFEST}.part`);
  await writeDurably(part, Readable.from([Buffer.from(JSON.stringify(content, undefined, 1))]));
  await rename(part, join(folder, MANIFEST));
}

/** Reads the manifest of a complete backup. */
export async function readManifest(folder: string): Promise<Result<BackupManifest, string>> {
  const file = join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return err(`${folder} is not a complete backup: it has no ${MANIFEST}. Use another backup.`);
  try {
    return ok(manifest.parse(JSON.parse(text)));
  } catch {
    return err(`${file} is damaged, or belongs to another version of this product. Use another backup.`);
  }
}
