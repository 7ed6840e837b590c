import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const INPUTS = [
  'games',
  'headset',
  'package-lock.json',
  'public',
  'scripts/build.mjs',
  'scripts/lib',
  'sdk',
  'server',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];
const MARK = 'dist/.fingerprint';

function filesBelow(path) {
  if (!existsSync(fromRoot(path))) return [];
  if (!statSync(fromRoot(path)).isDirectory()) return [path];
  return readdirSync(fromRoot(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fromRoot('').length));
}

/** A hash over the names and contents of everything the build reads; it does not depend on times, so a fresh clone has the same. */
export function inputFingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap(filesBelow).sort()) {
    const content = readFileSync(fromRoot(file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether dist was made from exactly these inputs. */
export function buildIsCurrent() {
  const mark = fromRoot(MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputFingerprint();
}

/** Remembers what dist was made from; call it only after every part has been built. */
export function rememberBuild(fingerprint) {
  writeFileSync(fromRoot(MARK), fingerprint);
}
