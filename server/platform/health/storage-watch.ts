import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../deps';
import { causes, codeOf } from '../database/database-failure';
import type { ServerClock } from '../system/server-clock';
import type { ServerRandom } from '../system/server-random';

/** A place that the server writes to. */
type Storage = 'database' | 'data folder';

/** Codes of PostgreSQL (SQLSTATE `disk_full`) and of the file system for a disk without space, over its quota or read-only. */
const STORAGE_OF: Readonly<Record<string, Storage>> = {
  '53100': 'database',
  ENOSPC: 'data folder',
  EDQUOT: 'data folder',
  EROFS: 'data folder',
};

/** Returns the place that refused a write because of its disk, or undefined for any other error. */
export function fullStorage(error: unknown): Storage | undefined {
  return [...causes(error)].map((cause) => STORAGE_OF[codeOf(cause)]).find((place) => place !== undefined);
}

/** Writes and deletes a small file. Throws the error of the file system. */
export async function testWrite(folder: string, random: ServerRandom): Promise<void> {
  const probe = join(folder, `.write-test-${random.uuid()}`);
  try {
    await writeFile(probe, 'Tests that this folder is writable.\n', { flag: 'wx' });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Time for which a failed write counts, and shortest time between two log lines. */
const MEMORY_MS = 60_000;
/** Shortest time between two test writes. */
const TEST_MS = 10_000;

/** Remembers writes that failed for lack of space, and tests the data folder. */
export class StorageWatch {
  readonly #deps: { readonly clock: ServerClock; readonly log: Pick<Logger, 'error'>; test(): Promise<void> };
  readonly #failures = new Map<Storage, { failedAt: number; loggedAt: number }>();
  #testedAt = -Infinity;

  constructor(deps: { readonly clock: ServerClock; readonly log: Pick<Logger, 'error'>; test(): Promise<void> }) {
    this.#deps = deps;
  }

  /** Remembers an error that means a full disk, and logs it at most once a minute for each place. Ignores other errors. */
  report(error: unknown): void {
    const place = fullStorage(error);
    if (place === undefined) return;
    const now = this.#now();
    const loggedAt = this.#failures.get(place)?.loggedAt ?? -Infinity;
    const isDue = now - loggedAt >= MEMORY_MS;
    this.#failures.set(place, { failedAt: now, loggedAt: isDue ? now : loggedAt });
    if (isDue) this.#deps.log.error({ err: error }, `No space for writes: ${place}. Free space on its disk.`);
  }

  /** Returns a place that refused a write within the last minute. Starts a test write, whose result counts from the next call on. */
  problem(): Storage | undefined {
    const now = this.#now();
    if (now - this.#testedAt >= TEST_MS) {
      this.#testedAt = now;
      this.#deps.test().catch((error: unknown) => this.report(error));
    }
    return [...this.#failures].find(([, { failedAt }]) => now - failedAt < MEMORY_MS)?.[0];
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}
