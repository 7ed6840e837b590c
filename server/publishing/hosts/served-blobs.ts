import type { FastifyReply } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { BlobCache } from '../../platform/blobs/blob-cache';
import { BlobListings } from '../../platform/blobs/blob-listings';
import type { BlobSection, BlobStore, OpenBlob } from '../../platform/blobs/blob-store.port';
import { sectionFolder } from '../../platform/blobs/folder-blob-store';
import { blobCacheFolder } from '../../platform/blobs/open-blob-store';
import { mediaType } from './media-type';

/** Provides files of a remote store as copies on the local disk. */
export class RemoteBlobs {
  readonly #cache: BlobCache;
  readonly #listings: BlobListings;

  constructor(cache: BlobCache, listings: BlobListings) {
    this.#cache = cache;
    this.#listings = listings;
  }

  /** True if the store has a file. While the store cannot be used: true if the disk has a copy. */
  async has(folder: string, key: string): Promise<boolean> {
    const keys = await this.#listings.keysIn(folder);
    return keys ? keys.has(key) : this.#cache.has(key);
  }

  /**
   * Copies files to the disk until the reply has ended. Returns the first file itself if the disk has no space for it. Throws
   * `BlobStoreError` if there is no copy and the store cannot be used.
   */
  async provide({ raw }: FastifyReply, keys: readonly string[]): Promise<OpenBlob | undefined> {
    let first: OpenBlob | undefined;
    for (const key of keys) {
      const used = await this.#cache.use(key);
      if (used === undefined) continue;
      if ('direct' in used) {
        if (key === keys[0]) first = used.direct;
        else used.direct.content.destroy();
      } else if (raw.destroyed) used.release();
      else raw.once('close', used.release);
    }
    return first;
  }

  /** Like `provide`, for a file of a build and its compressed variants, without a request to the store for missing ones. */
  async provideBuildFile(reply: FastifyReply, build: string, key: string): Promise<OpenBlob | undefined> {
    const keys = await this.#listings.keysIn(build);
    const variants = ['.br', '.gz', '.deflate'].map((ending) => key + ending);
    if (keys)
      return this.provide(
        reply,
        [key, ...variants].filter((one) => keys.has(one)),
      );
    const copies = await Promise.all(variants.map(async (one) => ((await this.#cache.has(one)) ? [one] : [])));
    return this.provide(reply, [key, ...copies.flat()]);
  }
}

/** Place of the files of the blob store for the hosts that serve them. */
export interface ServedBlobs {
  /** Local folder with the files of a section, or with copies of them. */
  folder(section: BlobSection): string;
  /** Undefined if the folders have all files. */
  readonly remote: RemoteBlobs | undefined;
}

/** Serves the files of the data folder. */
export const localBlobs = (config: ServerDependencies['config']): ServedBlobs => ({
  folder: (section) => sectionFolder(config, section),
  remote: undefined,
});

/** Serves the files of a store. Files of a remote one are copied to the data folder. */
export function servedBlobs(
  store: BlobStore,
  { config, clock, log }: Pick<ServerDependencies, 'config' | 'clock' | 'log'>,
): ServedBlobs {
  if (store.kind === 'folder') return localBlobs(config);
  const cache = new BlobCache({ store, folder: blobCacheFolder(config), maxBytes: config.blobCacheBytes, clock, log });
  return {
    folder: (section) => cache.pathOf(section),
    remote: new RemoteBlobs(cache, new BlobListings({ store, clock })),
  };
}

/** Sends a file of which the disk has no copy: whole, also to a request for a range. */
export const sendDirectly = (reply: FastifyReply, path: string, { content, size }: OpenBlob): FastifyReply =>
  reply.type(mediaType(path)).header('content-length', size).send(content);
