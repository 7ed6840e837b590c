import type { BlobStore } from '../../platform/blobs/blob-store.port';

/** Reads whether a committed row names a file or folder of the blob store. */
type IsNamed = (key: string) => Promise<boolean>;

/** Files and folders of the blob store that are deleted at the end unless a row names them. */
export class Leftovers {
  readonly #blobs: Pick<BlobStore, 'delete' | 'deleteAll'>;
  #files: readonly string[] = [];
  #folders: readonly string[] = [];

  constructor(blobs: Pick<BlobStore, 'delete' | 'deleteAll'>) {
    this.#blobs = blobs;
  }

  /** Registers the key of a file before it is written. */
  readonly add = (key: string): void => {
    this.#files = [...this.#files, key];
  };

  /** Registers a folder before its files are written. */
  addFolder(folder: string): void {
    this.#folders = [...this.#folders, folder];
  }

  /** Keeps everything. */
  keepAll(): void {
    [this.#files, this.#folders] = [[], []];
  }

  /**
   * Deletes the registered files and folders that no row names. A transaction that throws may be committed, such as after a
   * lost connection. Keeps files whose rows cannot be read.
   */
  async remove(isNamed: IsNamed): Promise<void> {
    const isUnused = async (key: string): Promise<boolean> => !(await isNamed(key).catch(() => true));
    for (const key of this.#files) if (await isUnused(key)) await this.#blobs.delete(key);
    for (const folder of this.#folders) if (await isUnused(folder)) await this.#blobs.deleteAll(folder);
  }
}
