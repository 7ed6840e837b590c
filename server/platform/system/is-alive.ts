import { readFileSync } from 'node:fs';

/** Tells whether a process with this id runs on this machine, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in the kernel's ticks, to tell it from a later one with the same id; undefined where that is not known. */
export function startOf(pid: number): string | undefined {
  try {
    // Field 22; the second field is a name in brackets that may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}
