import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the kernel's start time of a process, which distinguishes it from a later one with the same id. */
function startOf(pid) {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1).split(' ')[19] : undefined;
}

const lockFile = ({ HOLOCADE_DATA: data }) => resolve(data || 'data', 'db.lock');

/**
 * Returns the id of the running process that locks this environment's embedded database (server/platform/database/lock-file.ts), or
 * undefined.
 */
export function runningServer(environment) {
  const path = lockFile(environment);
  if (environment.DATABASE_URL || !existsSync(path)) return undefined;
  const [pidText, started] = readFileSync(path, 'utf8').trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined;
  const actual = startOf(pid);
  return !started || actual === undefined || started === actual ? pid : undefined;
}

/** Ends this process with a reason if a server is running. New packages and a new build would replace files that it uses. */
export function requireNoServer(environment = process.env) {
  const pid = runningServer(environment);
  if (pid === undefined) return;
  console.error(
    `The database is in use by process ${pid}. Stop that process first, or give this one a folder of its own with ` +
      `HOLOCADE_DATA. (Lock file: ${lockFile(environment)})`,
  );
  process.exit(1);
}
