import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { isAlive, startOf } from '../system/is-alive';

/** Another process has the database open. */
export class DatabaseInUse extends Error {
  readonly pid: number;

  constructor(pid: number, lockFile: string) {
    super(
      `The database is in use by process ${pid}. Stop that process first, or give this one a folder of its own ` +
        `with HOLOCADE_DATA. (Lock file: ${lockFile})`,
    );
    this.name = 'DatabaseInUse';
    this.pid = pid;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const held = new Set<string>();

/** The process that holds a lock of this content; undefined when it has gone. */
function holder(path: string, content: string): number | undefined {
  const [pidText = '', started = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  // In a container each start has the same id as the one before it.
  if (pid === process.pid) return held.has(path) ? pid : undefined;
  if (!isAlive(pid)) return undefined;
  const actual = startOf(pid);
  return started === '' || actual === undefined || started === actual ? pid : undefined;
}

/** Moves a stale lock away; if it was replaced by a live one in between, that one is put back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes the lock of an embedded database, which has none itself: two processes on one folder lose each other's rows without a word.
 * The answer releases it; throws `DatabaseInUse` while a living process holds it.
 */
export function takeLock(path: string): () => void {
  const content = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  for (let attempt = 0; !create(path, content); attempt += 1) {
    const found = read(path);
    const pid = found === undefined ? undefined : holder(path, found);
    if (pid !== undefined || attempt > 5) throw new DatabaseInUse(pid ?? 0, path);
    if (found !== undefined) removeStale(path, found);
  }
  held.add(path);
  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}
