import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../deps';
import type { ServerClock } from '../system/server-clock';
import type { BlobFacts, BlobStore, OpenBlob } from './blob-store.port';
import { BlobStoreError, isBlobKey } from './blob-store.port';
import { MissingKeys } from './missing-keys';

interface CacheOptions {
  readonly store: Pick<BlobStore, 'get' | 'head'>;
  /** Folder of the copies; only one process writes to it. */
  readonly folder: string;
  /** Most bytes of all copies. */
  readonly maxBytes: number;
  readonly clock: ServerClock;
  readonly log: Pick<Logger, 'error'>;
}

/** A complete copy on the disk. */
interface Entry {
  readonly size: number;
  /** Number of responses that use the copy; it is not deleted meanwhile. */
  users: number;
  /** Time when the store had the file, in milliseconds. */
  checkedAt: number;
}

/** A file of the store: its copy on the disk, until it is released, or the file itself if the disk has no space for a copy. */
export type UsedBlob = { readonly release: () => void } | { readonly direct: OpenBlob };

/** A new copy, or the reason why there is none. */
type Fetched = Entry | 'absent' | 'no space';

/** Start of the names of incomplete copies. */
const PART = '.part-';
/** Shortest time between two log lines about the disk, in milliseconds. */
const QUIET_MS = 60_000;
/** Time after which the store is asked whether it still has the file of a copy, in milliseconds. */
const CHECKED_MS = 60 * 60_000;
/** Calls of the file system that write a copy. */
const DISK_CALLS: ReadonlySet<unknown> = new Set(['mkdir', 'open', 'write', 'utime', 'rename']);

const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && DISK_CALLS.has(error.syscall);

/** Passes the bytes of a file, and fails at the end unless they are complete and unchanged. */
function checkBytes({ size, sha256 }: BlobFacts): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(undefined, chunk);
    },
    flush(done) {
      const isWhole = bytes === size && (sha256 === undefined || hash.digest('hex') === sha256);
      done(isWhole ? undefined : new Error('The file arrived incomplete or damaged.'));
    },
  });
}

/**
 * Copies of files of a remote store on the local disk. Fetches a file once, also for simultaneous requests, and deletes the
 * least recently used copies. A file of the store never changes under its key. Within an hour after a picture was deleted,
 * its copy is deleted; files of builds are served only while the database lists them.
 */
export class BlobCache {
  readonly #options: CacheOptions;
  /** The least recently used entry first. */
  readonly #entries = new Map<string, Entry>();
  readonly #fetching = new Map<string, Promise<Fetched>>();
  readonly #missing: MissingKeys;
  /** Bytes of all entries, and of copies that are being written. */
  #bytes = 0;
  #ready: Promise<void> | undefined;
  #loggedAt = -Infinity;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#missing = new MissingKeys(options.clock);
  }

  /** Path of the copy of a file or a folder. */
  pathOf(key: string): string {
    return join(this.#options.folder, ...key.split('/'));
  }

  /** True if the disk has a copy. */
  async has(key: string): Promise<boolean> {
    await this.#prepare();
    return (await this.#current(key)) !== undefined;
  }

  /** Provides a file; undefined if the store has no such file. Throws `BlobStoreError` if there is no copy and the store cannot be used. */
  async use(key: string): Promise<UsedBlob | undefined> {
    if (!isBlobKey(key)) return undefined;
    await this.#prepare();
    const copy = (await this.#current(key)) ?? (await this.#fetchOnce(key));
    if (copy === 'absent') return undefined;
    // Another request may have taken the space of the copy in the meantime.
    if (copy !== 'no space' && this.#entries.get(key) === copy) return this.#lend(key, copy);
    const direct = await this.#options.store.get(key);
    return direct && { direct };
  }

  #lend(key: string, entry: Entry): UsedBlob {
    entry.users += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    let isReleased = false;
    return {
      release: () => {
        if (!isReleased) entry.users -= 1;
        isReleased = true;
      },
    };
  }

  /** Returns the entry of a copy that still exists. */
  async #current(key: string): Promise<Entry | undefined> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const found = await stat(this.pathOf(key)).catch(() => undefined);
    if (found?.size === entry.size && (await this.#isStored(key, entry))) return entry;
    if (this.#entries.get(key) === entry) this.#remove(key, entry);
    return undefined;
  }

  /** False if the store has deleted the file of a copy; asks it once an hour. True while the store cannot be used. */
  async #isStored(key: string, entry: Entry): Promise<boolean> {
    const now = this.#now();
    if (key.startsWith('builds/') || now - entry.checkedAt < CHECKED_MS) return true;
    entry.checkedAt = now;
    try {
      return (await this.#options.store.head(key)) !== undefined;
    } catch (error) {
      if (error instanceof BlobStoreError) return true;
      throw error;
    }
  }

  #fetchOnce(key: string): Promise<Fetched> {
    const running = this.#fetching.get(key);
    if (running) return running;
    const fetching = this.#fetch(key).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    return fetching;
  }

  /** Copies a file to the disk. */
  async #fetch(key: string): Promise<Fetched> {
    if (this.#missing.has(key)) return 'absent';
    const blob = await this.#options.store.get(key);
    if (blob === undefined) {
      this.#missing.add(key);
      return 'absent';
    }
    const { size } = blob;
    if (!this.#makeRoom(size)) {
      blob.content.destroy();
      return 'no space';
    }
    // Reserved before the write, so that simultaneous writes respect the limit.
    this.#bytes += size;
    try {
      await this.#write(this.pathOf(key), blob);
    } catch (error) {
      this.#bytes -= size;
      if (!isDiskError(error))
        throw new BlobStoreError('unavailable', `“${key}” could not be read from the store.`, { cause: error });
      this.#logDisk(error);
      return 'no space';
    }
    const entry = { size, users: 0, checkedAt: this.#now() };
    this.#entries.set(key, entry);
    return entry;
  }

  async #write(path: string, blob: OpenBlob): Promise<void> {
    const part = join(dirname(path), `${PART}${randomUUID()}`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(blob.content, checkBytes(blob), createWriteStream(part, { flags: 'wx' }));
      // Every server states the same time and entity tag of a file.
      await utimes(part, blob.storedAt, blob.storedAt);
      await rename(part, path);
    } finally {
      blob.content.destroy();
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /** Deletes unused copies until there is space. Returns false if there cannot be enough. */
  #makeRoom(size: number): boolean {
    const { maxBytes } = this.#options;
    if (size > maxBytes) return false;
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + size <= maxBytes) break;
      if (entry.users === 0) this.#remove(key, entry);
    }
    return this.#bytes + size <= maxBytes;
  }

  /** Deletes a copy at once, so that no later copy of the same file is deleted. */
  #remove(key: string, { size }: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= size;
    rmSync(this.pathOf(key), { force: true });
  }

  #logDisk(error: unknown): void {
    const now = this.#now();
    if (now - this.#loggedAt < QUIET_MS) return;
    this.#loggedAt = now;
    const { folder } = this.#options;
    this.#options.log.error({ err: error }, `No local copies can be written to ${folder}. Free space on its disk.`);
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #prepare(): Promise<void> {
    return (this.#ready ??= this.#readFolder());
  }

  /** Finds the copies of an earlier process, and deletes incomplete ones. */
  async #readFolder(): Promise<void> {
    const { folder } = this.#options;
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = [];
    for (const { parentPath, name } of files.filter((file) => file.isFile())) {
      const path = join(parentPath, name);
      const key = relative(folder, path).split(sep).join('/');
      const facts = await stat(path);
      if (isBlobKey(key)) found.push({ key, size: facts.size, usedAt: facts.atimeMs });
      else await rm(path, { force: true });
    }
    for (const { key, size } of found.sort((one, other) => one.usedAt - other.usedAt)) {
      this.#entries.set(key, { size, users: 0, checkedAt: -Infinity });
      this.#bytes += size;
    }
    this.#makeRoom(0);
  }
}
