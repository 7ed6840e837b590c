import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BlobStore, ListedBlob } from './blob-store.port';
import { BlobStoreError, savedSections } from './blob-store.port';
import { atOnce } from './at-once';

/** Files that are copied at the same time. */
const AT_ONCE = 8;
/** Damaged files that the message names. */
const NAMED_MAX = 10;
const MEBIBYTE = 1024 * 1024;

interface CopyOptions {
  readonly from: Pick<BlobStore, 'get' | 'list'> & { pathOf(key: string): string };
  readonly to: Pick<BlobStore, 'check' | 'delete' | 'get' | 'head' | 'put'>;
  /** True counts the files and copies none. */
  readonly dryRun: boolean;
}

/** Returns the SHA-256 of a file in hex; undefined if it does not exist. */
async function hashOf(store: Pick<BlobStore, 'get'>, key: string): Promise<string | undefined> {
  const found = await store.get(key);
  if (found === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(found.content, hash);
  return hash.digest('hex');
}

/**
 * Copies all files of a local store to another one, and reads each copy to compare it. Skips files that the other store has
 * or has newer, so that an interrupted copy can continue. Deletes a damaged copy. Errors: one sentence.
 */
export async function copyBlobs({ from, to, dryRun }: CopyOptions): Promise<Result<string, string>> {
  const counts = { copied: 0, bytes: 0, present: 0 };
  const damaged: string[] = [];
  const copy = async ({ key, size, storedAt }: ListedBlob): Promise<void> => {
    const hash = await hashOf(from, key);
    // The running server has deleted it.
    if (hash === undefined) return;
    const known = await to.head(key);
    // A server may already write to the bucket.
    const isPresent = known && (known.storedAt > storedAt || (known.size === size && known.sha256 === hash));
    if (isPresent === true) {
      counts.present += 1;
      return;
    }
    counts.copied += 1;
    counts.bytes += size;
    if (dryRun) return;
    await to.put(key, { path: from.pathOf(key) });
    if ((await hashOf(to, key)) === hash) return;
    damaged.push(key);
    await to.delete(key);
  };
  try {
    await to.check();
    for (const section of savedSections) await atOnce(from.list(section), AT_ONCE, copy);
  } catch (error) {
    if (!(error instanceof BlobStoreError)) throw error;
    return err(`The copy stopped: ${error.message} Run the command again to continue.`);
  }
  if (damaged.length > 0) {
    const named = damaged.slice(0, NAMED_MAX).join(', ');
    return err(`Files that differ in the bucket: ${String(damaged.length)}, such as ${named}. Run the command again.`);
  }
  const size = `${(counts.bytes / MEBIBYTE).toFixed(1)} MiB`;
  return ok(
    `${String(counts.copied)} files (${size}) ${dryRun ? 'would be copied' : 'copied and compared'}. ${String(counts.present)} were already in the bucket.`,
  );
}
