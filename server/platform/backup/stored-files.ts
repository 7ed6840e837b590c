import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of an installation: a build, or a picture. */
export interface StoredFile {
  /** Path with slashes, such as `uploaded/avatars/x.webp`. */
  readonly path: string;
  /** Changes with the content. */
  readonly stamp: string;
}

/** The files that belong to the rows of the database. */
export interface StoredFiles {
  list(): AsyncIterable<StoredFile>;
  /** Opens a file; undefined if it was deleted since the listing. */
  read(path: string): Promise<Readable | undefined>;
  write(path: string, content: Readable): Promise<void>;
}

/** Folders of files below a data folder. */
export const FILE_FOLDERS = ['published', 'uploaded'] as const;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const undefinedIfMissing = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/** Lists the files below a folder; files that are deleted meanwhile are left out. */
async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Writes a file that survives a power failure once the promise resolves. Passes each written part to `see`. */
export async function writeDurably(
  path: string,
  content: Readable,
  see: (part: Buffer) => void = () => undefined,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const seen = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      see(part);
      yield part;
    }
  };
  await pipeline(content, seen, createWriteStream(path, { flush: true }));
}

/** The files below a data folder. */
export function filesOfFolder(dataFolder: string): StoredFiles {
  return {
    async *list() {
      for (const folder of FILE_FOLDERS)
        for await (const path of filesBelow(join(dataFolder, folder))) {
          const found = await stat(path).catch(undefinedIfMissing);
          const name = path.slice(dataFolder.length + 1).replaceAll(sep, '/');
          if (found !== undefined) yield { path: name, stamp: `${String(found.size)} ${String(found.mtimeMs)}` };
        }
    },
    async read(path) {
      const file = await open(join(dataFolder, path)).catch(undefinedIfMissing);
      return file?.createReadStream();
    },
    write: (path, content) => writeDurably(join(dataFolder, path), content),
  };
}
