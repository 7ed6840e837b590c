import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { plainText } from '../../../src/domain/shared/plain-text';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ContentEntry, Problem } from './content-entry';
import { readYaml } from './content-entry';
import type { ContentKind } from './content-kind';

/** The entries of one kind in the files. */
export interface ReadKind {
  readonly kind: ContentKind;
  readonly entries: readonly ContentEntry[];
}

const MAX_BYTES = 1024 * 1024;
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)?---(?:\n(?<body>[\s\S]*))?$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readText(folder: string, file: string): Promise<Result<string, readonly Problem[]>> {
  const path = join(folder, file);
  const found = await stat(path);
  if (!found.isFile()) return err([{ file, line: 1, message: 'This is not a file.' }]);
  if (found.size > MAX_BYTES) return err([{ file, line: 1, message: 'The file is larger than 1 MiB.' }]);
  return ok((await readFile(path, 'utf8')).replace(/^\u{feff}/u, '').replaceAll('\r\n', '\n'));
}

/** Reads a Markdown file: the fields of its front matter, its `slug` from the name, and its text as `body`. */
async function readMarkdown(folder: string, file: string): Promise<Result<ContentEntry, readonly Problem[]>> {
  const text = await readText(folder, file);
  if (!text.ok) return text;
  const { yaml = '', body = '' } = FRONT_MATTER.exec(text.value)?.groups ?? {};
  if (!FRONT_MATTER.test(text.value))
    return err([{ file, line: 1, message: 'The file must start with fields between two lines “---”.' }]);
  const read = readYaml(yaml, file, 2);
  if (!read.ok) return read;
  const { value, lineOf } = read.value;
  const fields = isObject(value) ? value : {};
  const entry = { ...fields, slug: basename(file, '.md'), body: plainText(body) };
  return ok({ value: entry, file, folder: dirname(join(folder, file)), lineOf });
}

/** Reads a YAML file with a list of items. */
async function readList(folder: string, file: string): Promise<Result<readonly ContentEntry[], readonly Problem[]>> {
  const text = await readText(folder, file);
  if (!text.ok) return text;
  const read = readYaml(text.value, file);
  if (!read.ok) return read;
  const { value, lineOf } = read.value;
  if (!Array.isArray(value))
    return err([{ file, line: 1, message: 'The file must be a list, such as “- from: /old”.' }]);
  return ok(
    value.map((item: unknown, index) => ({
      value: item,
      file,
      folder,
      lineOf: (path) => lineOf([index, ...path]),
    })),
  );
}

/** Reads the Markdown files of a kind's folder, in the order of their names. */
async function readFolder(
  folder: string,
  names: readonly string[],
): Promise<Result<readonly ContentEntry[], readonly Problem[]>> {
  const read = await Promise.all(names.map((name) => readMarkdown(folder, name)));
  const problems = read.flatMap((one) => (one.ok ? [] : one.error));
  return problems.length > 0 ? err(problems) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

const isHidden = (name: string): boolean => name.startsWith('.');

/** Reads all content of a folder. A folder or file that does not exist has no entries and no kind in the result. */
async function readAll(
  folder: string,
  kinds: readonly ContentKind[],
): Promise<Result<readonly ReadKind[], readonly Problem[]>> {
  const names = (await readdir(folder)).filter((name) => !isHidden(name)).sort();
  const problems: Problem[] = names
    .filter((name) => /\.ya?ml$/.test(name) && !kinds.some(({ source }) => 'file' in source && source.file === name))
    .map((file) => ({ file, line: 1, message: 'No content has a file with this name.' }));
  const found: ReadKind[] = [];
  for (const kind of kinds) {
    const { source } = kind;
    const place = 'file' in source ? source.file : source.folder;
    if (!names.includes(place)) continue;
    const read =
      'file' in source
        ? await readList(folder, place)
        : await readFolder(
            folder,
            (await readdir(join(folder, place)))
              .filter((name) => name.endsWith('.md') && !isHidden(name))
              .sort()
              .map((name) => join(place, name)),
          );
    if (read.ok) found.push({ kind, entries: read.value });
    else problems.push(...read.error);
  }
  return problems.length > 0 ? err(problems) : ok(found);
}

/** Reads one file: a Markdown file within the folder of its kind, or a YAML file. */
async function readOne(
  path: string,
  kinds: readonly ContentKind[],
): Promise<Result<readonly ReadKind[], readonly Problem[]>> {
  const [folder, name] = [dirname(path), basename(path)];
  const kind = kinds.find(({ source }) =>
    'file' in source ? source.file === name : source.folder === basename(folder) && name.endsWith('.md'),
  );
  if (!kind) return err([{ file: name, line: 1, message: 'No content has a file with this name in such a folder.' }]);
  const read =
    'file' in kind.source
      ? await readList(folder, name)
      : await readFolder(dirname(folder), [join(basename(folder), name)]);
  return read.ok ? ok([{ kind, entries: read.value }]) : read;
}

/** Reads content files. Errors: all problems of form. Throws if the path does not exist. */
export async function readContent(
  path: string,
  kinds: readonly ContentKind[],
): Promise<Result<readonly ReadKind[], readonly Problem[]>> {
  return (await stat(path)).isDirectory() ? readAll(path, kinds) : readOne(path, kinds);
}
