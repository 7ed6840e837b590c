import { rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files and folders that are taken away again unless something names them in the end. */
export class Leftovers {
  #paths: readonly string[] = [];

  /** Takes note of a path before something is written there. */
  readonly add = (path: string): void => {
    this.#paths = [...this.#paths, path];
  };

  /** Lets everything stay but this path. */
  keepAllBut(path: string): void {
    this.#paths = this.#paths.filter((one) => one === path);
  }

  /** Removes what is not kept, and the folders around it that are empty then. */
  async remove(): Promise<void> {
    for (const path of this.#paths) {
      await rm(path, { recursive: true, force: true });
      await rmdir(dirname(path)).catch(() => undefined);
    }
  }
}
