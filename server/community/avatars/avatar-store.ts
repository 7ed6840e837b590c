import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { AvatarFiles } from './crop-picture';

const SIZES = ['tn', 'sm', 'sd'] as const satisfies readonly (keyof Avatar)[];
const KEY_LENGTH = 32;
const SECTION = 'avatars';

/** Uploaded pictures in the blob store, named by a hash of their content. */
export class AvatarStore {
  constructor(private readonly blobs: BlobStore) {}

  /** Stores a picture and returns its key. Writes an existing picture again, so that it counts as new. */
  async store(files: AvatarFiles): Promise<string> {
    const key = createHash('sha256').update(files.sd).digest('hex').slice(0, KEY_LENGTH);
    for (const size of SIZES) await this.blobs.put(`${SECTION}/${key}-${size}.webp`, files[size]);
    return key;
  }

  /** Returns the largest file of a picture. Undefined if it is deleted. */
  async read(key: string): Promise<Buffer | undefined> {
    const found = await this.blobs.get(`${SECTION}/${key}-sd.webp`);
    return found && buffer(found.content);
  }

  /** Returns the files written before a moment with their keys. Deletes uploads that were incomplete then. */
  async listBefore(moment: Date): Promise<readonly { readonly file: string; readonly key: string }[]> {
    await this.blobs.removeIncomplete(SECTION, moment);
    const listed = [];
    for await (const { key, storedAt } of this.blobs.list(SECTION)) {
      const file = key.slice(SECTION.length + 1);
      if (storedAt < moment) listed.push({ file, key: file.slice(0, KEY_LENGTH) });
    }
    return listed;
  }

  /** Deletes a file unless it was written again since the moment. */
  async removeBefore(moment: Date, file: string): Promise<void> {
    const key = `${SECTION}/${file}`;
    const found = await this.blobs.head(key);
    if (found !== undefined && found.storedAt < moment) await this.blobs.delete(key);
  }
}
