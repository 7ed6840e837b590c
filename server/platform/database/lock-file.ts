import { readFileSync, rmSync, statSync } from 'node:fs';
import { createAtomically } from '../system/create-atomically';
import { systemClock } from '../system/server-clock';
import { systemRandom } from '../system/server-random';

/** True if a process with this id runs on this machine, under any user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Start time of a process in kernel ticks, to detect a reused id; undefined if unknown. */
function startOf(pid: number): string | undefined {
  try {
    // Field 22; the second field is a name in brackets that may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Error: another process has the database open. */
export class DatabaseInUse extends Error {
  /** Undefined if the lock file has no readable process id. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined, lockFile: string) {
    super(
      `The database is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. Stop that process first, ` +
        `or set HOLOCADE_DATA to another folder. (Lock file: ${lockFile})`,
    );
    this.name = 'DatabaseInUse';
    this.pid = pid;
  }
}

type Holder = { readonly kind: 'alive'; readonly pid: number | undefined } | { readonly kind: 'gone' | 'none' };

const MAX_ATTEMPTS = 5;
/** A younger file without a process id may still be in creation, in milliseconds. */
const YOUNG_MS = 10_000;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function read(path: string): { readonly content: string; readonly ageMs: number } | undefined {
  try {
    return { ageMs: systemClock.now().getTime() - statSync(path).mtimeMs, content: readFileSync(path, 'utf8') };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const held = new Set<string>();

function holderOf(path: string): Holder {
  const found = read(path);
  if (found === undefined) return { kind: 'none' };
  const [pidText = '', started = ''] = found.content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0)
    return found.ageMs < YOUNG_MS ? { kind: 'alive', pid: undefined } : { kind: 'gone' };
  // In a container, each start has the same id as the previous one.
  if (pid === process.pid) return held.has(found.content) ? { kind: 'alive', pid } : { kind: 'gone' };
  if (!isAlive(pid)) return { kind: 'gone' };
  const actual = startOf(pid);
  return started === '' || actual === undefined || started === actual ? { kind: 'alive', pid } : { kind: 'gone' };
}

/** Removes a stale lock. Only one process at a time does this, and it checks first that the lock is still stale. */
function removeStale(path: string): void {
  const release = takeLock(`${path}.takeover`);
  try {
    if (holderOf(path).kind === 'gone') rmSync(path, { force: true });
  } finally {
    release();
  }
}

/**
 * Takes the lock of an embedded database, because two processes on one folder would silently lose each other's rows.
 * Returns the release function. Throws `DatabaseInUse` while a living process has the lock.
 */
export function takeLock(path: string): () => void {
  const content = `${process.pid} ${startOf(process.pid) ?? ''} ${systemRandom.uuid()}\n`;
  held.add(content);
  try {
    for (let attempt = 0; !createAtomically(path, content); attempt += 1) {
      const holder = holderOf(path);
      if (holder.kind === 'alive') throw new DatabaseInUse(holder.pid, path);
      if (attempt >= MAX_ATTEMPTS) throw new DatabaseInUse(undefined, path);
      if (holder.kind === 'gone') removeStale(path);
    }
  } catch (error) {
    held.delete(content);
    throw error;
  }
  return () => {
    if (held.delete(content) && read(path)?.content === content) rmSync(path, { force: true });
  };
}
