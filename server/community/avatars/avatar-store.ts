import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { AvatarFiles } from './crop-picture';

const SIZES = ['tn', 'sm', 'sd'] as const satisfies readonly (keyof Avatar)[];
const KEY_LENGTH = 32;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Uploaded pictures as files in one folder, named by a hash of their content. */
export class AvatarStore {
  constructor(private readonly folder: string) {}

  /** Stores a picture and returns its key. Writes an existing picture again, so that it counts as new. */
  async store(files: AvatarFiles): Promise<string> {
    const key = createHash('sha256').update(files.sd).digest('hex').slice(0, KEY_LENGTH);
    await mkdir(this.folder, { recursive: true });
    for (const size of SIZES) await this.#write(`${key}-${size}.webp`, files[size]);
    return key;
  }

  /** Returns the largest file of a picture. Undefined if it is deleted. */
  async read(key: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, `${key}-sd.webp`)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** Returns the files written before a moment with their keys, including incomplete uploads. */
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

  /** Deletes a file unless it was written again since the moment. */
  async removeBefore(moment: Date, file: string): Promise<void> {
    if (await this.#isBefore(moment, file)) await rm(join(this.folder, file), { force: true });
  }

  async #isBefore(moment: Date, file: string): Promise<boolean> {
    const found = await stat(join(this.folder, file)).catch(() => undefined);
    return found !== undefined && found.mtime < moment;
  }

  async #write(name: string, data: Buffer): Promise<void> {
    // The rename makes the write atomic.
    const part = join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(part, data, { flag: 'wx' });
      await rename(part, join(this.folder, name));
    } finally {
      await rm(part, { force: true });
    }
  }
}
