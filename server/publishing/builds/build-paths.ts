import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { buildLimits } from './build-limits';

/** Names that every file system and every URL can hold. */
const NAME = /^(?!__proto__$)[^.\p{C}\\/:*?"<>|%#][^\p{C}\\/:*?"<>|%#]*$/u;

const FORBIDDEN =
  'a name cannot be empty, start with a dot, or contain control characters or any of \\ : * ? " < > | % #';

/** Leftovers of operating systems and tools; skipped in a build. */
const IGNORED: ReadonlySet<string> = new Set(['__macosx', 'thumbs.db', 'desktop.ini']);

const EXECUTABLE = /\.(exe|dll|so|dylib|bat|cmd|ps1|sh|apk|jar|msi)$/i;

/** True for hidden files and folders, and for leftovers of operating systems, which a build skips. */
export const isIgnoredName = (name: string): boolean =>
  (/^\.[^.]/.test(name) || IGNORED.has(name.toLowerCase())) && !/[\p{C}\\/]/u.test(name);

/** Checks the path of a file or folder in a build. `path` is relative and has slashes. */
export function checkPath(path: string): Result<undefined, string> {
  if (!path.split('/').every((name) => NAME.test(name)))
    return err(`“${printable(path)}” has a name that is not allowed in a build: ${FORBIDDEN}.`);
  if (path.length > buildLimits.path)
    return err(`“${printable(path)}” is longer than ${String(buildLimits.path)} characters.`);
  return ok(undefined);
}

/** Refuses the name of a program that an operating system would run. */
export const checkFileName = (path: string): Result<undefined, string> =>
  EXECUTABLE.test(path)
    ? err(`“${path}” is an executable file. A build may contain only files that a browser can load.`)
    : ok(undefined);

/** A path for a message of one line: control characters are replaced and long paths are shortened. */
export const printable = (path: string): string => {
  const text = path.replaceAll(/\p{C}/gu, '\u{fffd}');
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
};

/** The single top-level folder that has the page, with a slash at the end; '' if the page is at the top. */
export function topFolderOf(paths: readonly string[]): string {
  const [first = ''] = paths;
  const top = first.slice(0, first.indexOf('/') + 1);
  return top !== '' && paths.includes(`${top}index.html`) && paths.every((path) => path.startsWith(top)) ? top : '';
}
