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

/** Returns a hash of names and contents of all build inputs. Times do not matter, so a fresh clone has the same hash. */
export function inputFingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap(filesBelow).sort()) {
    const content = readFileSync(fromRoot(file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns true if dist was built from exactly these inputs. */
export function buildIsCurrent() {
  const mark = fromRoot(MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputFingerprint();
}

/** Records the inputs of dist. Call it only after all parts have been built. */
export function rememberBuild(fingerprint) {
  writeFileSync(fromRoot(MARK), fingerprint);
}
