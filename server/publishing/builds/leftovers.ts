import type { BlobStore } from '../../platform/blobs/blob-store.port';

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

  /** Keeps the files of a folder. */
  keepFolder(folder: string): void {
    this.#folders = this.#folders.filter((one) => one !== folder);
  }

  /** Keeps everything. */
  keepAll(): void {
    [this.#files, this.#folders] = [[], []];
  }

  /** Deletes the registered files and folders. */
  async remove(): Promise<void> {
    for (const key of this.#files) await this.#blobs.delete(key);
    for (const folder of this.#folders) await this.#blobs.deleteAll(folder);
  }
}
