import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Takes a lock repeatedly, and sometimes leaves one behind like a killed process. Reports how often it had the lock and
 * how often it shared it.
 */
const [moduleFile, lock, attempts] = process.argv.slice(2);
const { takeLock } = await import(pathToFileURL(moduleFile).href);
const inside = `${lock}.inside`;
const NO_PROCESS = 999_999_999;
let taken = 0;
let shared = 0;

function hold(release) {
  taken += 1;
  try {
    closeSync(openSync(inside, 'wx'));
  } catch {
    shared += 1;
  }
  rmSync(inside, { force: true });
  if (taken % 2 === 0) {
    writeFileSync(`${lock}.${process.pid}.left`, `${NO_PROCESS} 1 ${taken}\n`);
    renameSync(`${lock}.${process.pid}.left`, lock);
  }
  release();
}

for (let attempt = 0; attempt < Number(attempts); attempt += 1) {
  let release;
  try {
    release = takeLock(lock);
  } catch (error) {
    if (error.name !== 'DatabaseInUse') throw error;
  }
  if (release) hold(release);
}
console.log(JSON.stringify({ taken, shared }));
