import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { AvatarFiles } from './crop-picture';

const SIZES = ['tn', 'sm', 'sd'] as const satisfies readonly (keyof Avatar)[];
const KEY_LENGTH = 32;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files of uploaded pictures in one folder, under names that tell their content. */
export class AvatarStore {
  constructor(private readonly folder: string) {}

  /** Keeps a picture and answers its key; one that is there already is written once more, so that it counts as new. */
  async keep(files: AvatarFiles): Promise<string> {
    const key = createHash('sha256').update(files.sd).digest('hex').slice(0, KEY_LENGTH);
    await mkdir(this.folder, { recursive: true });
    for (const size of SIZES) await this.#write(`${key}-${size}.webp`, files[size]);
    return key;
  }

  /** The largest file of a picture; undefined when it is gone. */
  async read(key: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, `${key}-sd.webp`)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** The files that were written before a moment, each with the key that its name begins with; also what an upload has left half. */
  async listBefore(moment: Date): Promise<readonly { readonly file: string; readonly key: string }[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const listed = [];
    for (const file of names) {
      if (await this.#isBefore(moment, file)) listed.push({ file, key: file.slice(0, KEY_LENGTH) });
    }
    return listed;
  }

  /** Removes a file that was listed, unless it has been written once more since then. */
  async removeBefore(moment: Date, file: string): Promise<void> {
    if (await this.#isBefore(moment, file)) await rm(join(this.folder, file), { force: true });
  }

  async #isBefore(moment: Date, file: string): Promise<boolean> {
    const found = await stat(join(this.folder, file)).catch(() => undefined);
    return found !== undefined && found.mtime < moment;
  }

  async #write(name: string, data: Buffer): Promise<void> {
    // It is there whole or not at all.
    const part = join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(part, data, { flag: 'wx' });
      await rename(part, join(this.folder, name));
    } finally {
      await rm(part, { force: true });
    }
  }
}
