import { join } from 'node:path';
import type { Config } from '../config/config';
import { ConfigError } from '../config/config-error';
import type { BlobStore } from './blob-store.port';
import { BlobStoreError } from './blob-store.port';
import { FolderBlobStore } from './folder-blob-store';
import type { S3Dependencies } from './s3-client';

/** Folder of this server's copies of files of a bucket. */
export const blobCacheFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'cache', 'blobs');

/** Opens the store of published and uploaded files: the configured bucket, or the data folder. Sends no request. */
export async function openBlobStore(
  config: Pick<Config, 'dataFolder' | 's3'>,
  deps: S3Dependencies,
): Promise<BlobStore> {
  if (config.s3 === undefined) return new FolderBlobStore(config);
  const { S3Client } = await import('./s3-client');
  const { S3BlobStore } = await import('./s3-blob-store');
  return new S3BlobStore(new S3Client(config.s3, deps), join(config.dataFolder, 'cache', 'downloads'));
}

/**
 * Checks a bucket before the start. Throws `ConfigError` if it refuses writes. Returns a warning if it does not answer,
 * because local copies of its files can be served.
 */
export async function requireBlobStore(store: BlobStore): Promise<string | undefined> {
  if (store.kind === 'folder') return undefined;
  try {
    await store.check();
    return undefined;
  } catch (error) {
    if (!(error instanceof BlobStoreError)) throw error;
    if (error.problem === 'refused') throw new ConfigError('HOLOCADE_S3_BUCKET', error.message);
    return `The store of published files cannot be used: ${error.message} Files without a local copy are not served until it answers.`;
  }
}
