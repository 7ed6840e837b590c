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
/** Part of the build that has a fingerprint of its own, because `npm run holocade` builds it alone. */
export const COMMAND_LINE = 'command line';
const MARK = 'dist/.fingerprint';
const markOf = (part) => (part === undefined ? MARK : `${MARK}-${part.replaceAll(' ', '-')}`);

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

/** Returns true if dist, or only the named part of it, was built from exactly these inputs. */
export function buildIsCurrent(part) {
  const marks = [...new Set([markOf(), markOf(part)])].map(fromRoot).filter((mark) => existsSync(mark));
  if (marks.length === 0) return false;
  const fingerprint = inputFingerprint();
  return marks.some((mark) => readFileSync(mark, 'utf8') === fingerprint);
}

/** Records the inputs of dist, or of the named part. Call it only after all of it has been built. */
export function rememberBuild(fingerprint, part) {
  writeFileSync(fromRoot(markOf(part)), fingerprint);
}
