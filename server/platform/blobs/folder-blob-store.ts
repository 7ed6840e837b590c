import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Config } from '../config/config';
import { testWrite } from '../health/storage-watch';
import { systemRandom } from '../system/server-random';
import type {
  BlobContent,
  BlobFacts,
  BlobSection,
  BlobStore,
  ListedBlob,
  LocalFolder,
  OpenBlob,
} from './blob-store.port';
import { requireFolder, requireKey } from './blob-store.port';

/** Folder of each section below the data folder. */
const PLACES: Readonly<Record<BlobSection, string>> = {
  avatars: join('uploaded', 'avatars'),
  builds: join('published', 'builds'),
  drafts: join('published', 'drafts'),
  pictures: join('published', 'pictures'),
  uploads: join('uploaded', 'builds'),
};

/** The local folder of a section of the blob store. */
export const sectionFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>, section: BlobSection): string =>
  join(dataFolder, PLACES[section]);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Returns undefined if the file or folder does not exist. */
async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Stores blobs as files below the data folder of one server. */
export class FolderBlobStore implements BlobStore {
  readonly kind = 'folder';
  readonly #config: Pick<Config, 'dataFolder'>;

  constructor(config: Pick<Config, 'dataFolder'>) {
    this.#config = config;
  }

  async put(key: string, content: BlobContent): Promise<void> {
    const path = this.pathOf(requireKey(key));
    // Score limits in the game.json of a draft and of an upload are confidential.
    const isPrivate = /^(drafts|uploads)\//.test(key);
    await mkdir(dirname(path), { recursive: true, mode: isPrivate ? 0o700 : 0o755 });
    const part = join(dirname(path), `.${randomUUID()}`);
    try {
      if (Buffer.isBuffer(content)) await writeFile(part, content, { flag: 'wx', mode: isPrivate ? 0o600 : 0o644 });
      else await copyFile(content.path, part, constants.COPYFILE_EXCL);
      // The rename makes the write atomic.
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  async putFolder(folder: string, local: string): Promise<void> {
    const path = this.pathOf(requireFolder(folder));
    await mkdir(dirname(path), { recursive: true, mode: 0o755 });
    await rm(path, { recursive: true, force: true });
    await rename(local, path);
  }

  async get(key: string): Promise<OpenBlob | undefined> {
    const file = await orMissing(open(this.pathOf(requireKey(key))));
    if (file === undefined) return undefined;
    const found = await file.stat();
    if (found.isFile()) return { size: found.size, storedAt: found.mtime, content: file.createReadStream() };
    await file.close();
    return undefined;
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const found = await orMissing(stat(this.pathOf(requireKey(key))));
    return found?.isFile() === true ? { size: found.size, storedAt: found.mtime } : undefined;
  }

  async *list(folder: string): AsyncIterable<ListedBlob> {
    const path = this.pathOf(requireFolder(folder));
    const entries = (await orMissing(readdir(path, { recursive: true, withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const names = relative(path, file).split(sep);
      if (!entry.isFile() || names.some((name) => name.startsWith('.'))) continue;
      const key = `${folder}/${names.join('/')}`;
      const facts = await this.head(key);
      if (facts) yield { key, ...facts };
    }
  }

  async openFolder(folder: string): Promise<LocalFolder> {
    return { path: this.pathOf(requireFolder(folder)), close: async () => undefined };
  }

  async delete(key: string): Promise<void> {
    if ((await this.head(key)) !== undefined) await this.#remove(key);
  }

  async deleteAll(folder: string): Promise<void> {
    const found = await orMissing(stat(this.pathOf(requireFolder(folder))));
    if (found?.isDirectory() === true) await this.#remove(folder);
  }

  async removeIncomplete(section: BlobSection, before: Date): Promise<void> {
    const folder = sectionFolder(this.#config, section);
    for (const name of (await orMissing(readdir(folder))) ?? []) {
      const file = join(folder, name);
      const found = name.startsWith('.') ? await orMissing(stat(file)) : undefined;
      if (found?.isFile() === true && found.mtime < before) await rm(file, { force: true });
    }
  }

  async check(): Promise<void> {
    await testWrite(this.#config.dataFolder, systemRandom);
  }

  /** Path of the file or folder of a key. */
  pathOf(key: string): string {
    const [section = '', ...names] = key.split('/');
    return join(sectionFolder(this.#config, section as BlobSection), ...names);
  }

  /** Deletes a file or a folder, and a parent folder that becomes empty, except that of the section. */
  async #remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true });
    if (key.split('/').length > 2) await rmdir(dirname(this.pathOf(key))).catch(() => undefined);
  }
}
