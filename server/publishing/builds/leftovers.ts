import type { BlobStore } from '../../platform/blobs/blob-store.port';

/** Files and folders of the blob store that are deleted at the end unless a row names them. */
export class Leftovers {
  readonly #blobs: Pick<BlobStore, 'deleteAll'>;
  #keys: readonly string[] = [];

  constructor(blobs: Pick<BlobStore, 'deleteAll'>) {
    this.#blobs = blobs;
  }

  /** Registers a key before it is written. */
  readonly add = (key: string): void => {
    this.#keys = [...this.#keys, key];
  };

  /** Keeps a file or folder. */
  keep(key: string): void {
    this.#keys = this.#keys.filter((one) => one !== key);
  }

  /** Keeps everything. */
  keepAll(): void {
    this.#keys = [];
  }

  /** Deletes the registered files and folders. */
  async remove(): Promise<void> {
    for (const key of this.#keys) await this.#blobs.deleteAll(key);
  }
}
