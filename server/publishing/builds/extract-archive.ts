import { open } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { openPromise } from 'yauzl';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BuildLimits } from './build-limits';
import { mebibytes } from './build-limits';
import { checkFileName, checkPath, isIgnoredName, printable } from './build-paths';
import { GAME_FILE } from './read-game-file';
import type { FoundFile } from './scan-folder';
import { arrangeBuild, tooManyFiles } from './scan-folder';
import type { WrittenBuildFile } from './write-build-file';
import { contentHash, writeBuildFile } from './write-build-file';

/** A build that was written from an archive. */
export interface Extracted {
  /** Sorted by path. */
  readonly files: readonly WrittenBuildFile[];
  /** Skipped entries: hidden files and folders, and leftovers of operating systems. */
  readonly skipped: number;
  readonly hash: string;
  /** Size of the files in the archive in bytes, without the `game.json`. */
  readonly packedBytes: number;
}

interface ZippedFile extends FoundFile {
  readonly entry: Entry;
}

const TYPE_BITS = 0o170_000;
const REGULAR = 0o100_000;
const FOLDER = 0o040_000;
const EXECUTE_BITS = 0o111;
/** Encrypted, strongly encrypted, or with a masked directory. */
const ENCRYPTED_FLAGS = 0x20_41;
const METHODS: ReadonlySet<number> = new Set([0, 8]);
/** Bytes of a local header before its names. */
const HEADER_BYTES = 30;
/** Largest ratio of content to compressed data in a file of noticeable size. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 * 1024;

/** Limit of hidden entries. macOS adds the folder `__MACOSX`, with one file for each entry and one folder for each folder. */
const mostHidden = ({ files }: BuildLimits): number => 2 * files + 1;

/** Reads the directory entry of one file. */
function readEntry(entry: Entry, path: string, limits: BuildLimits): Result<ZippedFile, string> {
  const { compressedSize, uncompressedSize: size } = entry;
  const mode = entry.externalFileAttributes >>> 16;
  if ((mode & TYPE_BITS) !== 0 && (mode & TYPE_BITS) !== REGULAR)
    return err(`“${path}” is a link or a special file. A build may contain only files and folders.`);
  if ((entry.generalPurposeBitFlag & ENCRYPTED_FLAGS) !== 0)
    return err(`“${path}” is encrypted. Make the archive without a password.`);
  if (!METHODS.has(entry.compressionMethod))
    return err(`“${path}” is compressed with a method other than deflate. Make an ordinary zip archive.`);
  const name = checkFileName(path);
  if (!name.ok) return name;
  if (size > limits.fileBytes) return err(`“${path}” is larger than ${mebibytes(limits.fileBytes)}.`);
  if (size > RATIO_FROM_BYTES && size > compressedSize * MAX_RATIO)
    return err(`“${path}” unpacks to more than ${String(MAX_RATIO)} times its size.`);
  return ok({ path, size, entry, executable: (mode & EXECUTE_BITS) !== 0 });
}

/** Paths named in an archive, so that none is written twice on any file system. */
class NamedPaths {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  /** False if the path is already named, or is used as both a file and a folder. */
  add(path: string, kind: 'file' | 'folder'): boolean {
    const key = path.normalize('NFC').toLowerCase();
    const parents = [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
    if (parents.some((parent) => this.#files.has(parent))) return false;
    for (const parent of parents) this.#folders.add(parent);
    if (kind === 'folder') {
      this.#folders.add(key);
      return !this.#files.has(key);
    }
    const isNew = !this.#files.has(key) && !this.#folders.has(key);
    this.#files.add(key);
    return isNew;
  }
}

/** True if entries share bytes of the archive, which would unpack the same data many times. */
function overlaps(files: readonly ZippedFile[]): boolean {
  const sorted = files
    .map(({ entry }) => entry)
    .sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  return sorted.some((entry, index) => {
    const next = sorted[index + 1];
    return (
      next !== undefined &&
      entry.relativeOffsetOfLocalHeader + HEADER_BYTES + entry.compressedSize > next.relativeOffsetOfLocalHeader
    );
  });
}

/** Reads the directory of an archive without unpacking it. */
async function readDirectory(
  zip: ZipFile,
  limits: BuildLimits,
): Promise<Result<{ readonly files: readonly ZippedFile[]; readonly skipped: number }, string>> {
  const files: ZippedFile[] = [];
  const named = new NamedPaths();
  let entries = 0;
  let skipped = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    const isFolder = fileName.endsWith('/');
    const path = isFolder ? fileName.slice(0, -1) : fileName;
    if (path.split('/').some(isIgnoredName)) {
      skipped += 1;
      if (skipped > mostHidden(limits))
        return err(`The archive has more than ${String(mostHidden(limits))} hidden files and folders.`);
      continue;
    }
    entries += 1;
    if (entries > limits.files) return err(tooManyFiles(limits));
    const allowed = checkPath(path);
    if (!allowed.ok) return allowed;
    if (!named.add(path, isFolder ? 'folder' : 'file')) return err(`“${path}” is in the archive twice.`);
    const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
    if (isFolder && (entry.uncompressedSize > 0 || (type !== 0 && type !== FOLDER)))
      return err(`“${path}” is both a folder and something else. A build may contain only files and folders.`);
    if (isFolder) continue;
    const read = readEntry(entry, path, limits);
    if (!read.ok) return read;
    files.push(read.value);
  }
  return overlaps(files)
    ? err('Entries of the archive overlap. Make it again with another program.')
    : ok({ files, skipped });
}

const tooManyEntries = 'The archive has more entries than it claims. Make it again with another program.';

/** True if another directory entry follows at `position`: the count of entries is false, or exceeds its 16 bits. */
async function hasMoreEntries(archive: string, position: number): Promise<boolean> {
  const file = await open(archive);
  try {
    const signature = Buffer.alloc(4);
    await file.read(signature, 0, signature.length, position);
    return signature.toString('latin1') === 'PK\x01\x02';
  } finally {
    await file.close();
  }
}

/** Unpacks a zip archive into a new folder, entry by entry, without loading it into memory. Throws after the signal has aborted. */
export async function extractArchive(
  archive: string,
  to: string,
  limits: BuildLimits,
  signal?: AbortSignal,
): Promise<Result<Extracted, string>> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(archive, { autoClose: false, strictFileNames: true, validateEntrySizes: false });
    const found = await readDirectory(zip, limits);
    if (!found.ok) return found;
    if (await hasMoreEntries(archive, Number(zip.readEntryCursor))) return err(tooManyEntries);
    const build = arrangeBuild(found.value.files, found.value.skipped, limits);
    if (!build.ok) return build;
    const written: WrittenBuildFile[] = [];
    let packedBytes = 0;
    for (const file of build.value.files) {
      const { path, size, entry } = file;
      signal?.throwIfAborted();
      const done = await writeBuildFile(await zip.openReadStreamPromise(entry), file, to);
      if (!done.ok) return done;
      if (done.value.crc32 !== entry.crc32 >>> 0) return err(`“${path}” is damaged in the archive.`);
      written.push({ path, size, sha256: done.value.sha256 });
      if (path !== GAME_FILE) packedBytes += entry.compressedSize;
    }
    return ok({ files: written, skipped: build.value.skipped, hash: contentHash(written), packedBytes });
  } catch (error) {
    if (signal?.aborted === true || isFileSystemError(error)) throw error;
    return err(archiveProblem(error instanceof Error ? error.message : ''));
  } finally {
    zip?.close();
  }
}

/** Describes an error of the archive reader. */
function archiveProblem(message: string): string {
  const path = /^(?:invalid characters in fileName|absolute path|invalid relative path): (?<path>.*)$/s.exec(message);
  if (path) return `“${printable(path.groups?.['path'] ?? '')}” is not a path inside the build.`;
  return `The archive cannot be read as a zip file, so pack it again (${printable(message.split(/[.\n] ?/)[0] ?? '')}).`;
}

/** True for errors such as a full disk, which the archive did not cause. */
const isFileSystemError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== undefined;
