import { rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files and folders that are deleted at the end unless a row names them. */
export class Leftovers {
  #paths: readonly string[] = [];

  /** Registers a path before it is written. */
  readonly add = (path: string): void => {
    this.#paths = [...this.#paths, path];
  };

  /** Keeps everything except this path. */
  keepAllExcept(path: string): void {
    this.#paths = this.#paths.filter((one) => one === path);
  }

  /** Deletes the registered paths, and parent folders that become empty. */
  async remove(): Promise<void> {
    for (const path of this.#paths) {
      await rm(path, { recursive: true, force: true });
      await rmdir(dirname(path)).catch(() => undefined);
    }
  }
}
