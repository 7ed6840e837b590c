import type { PictureReader } from '../../application/profile/picture-reader.port';
import { err } from '../../domain/shared/result';

/** Picture reader for pages rendered on the server: rejects every file. */
export const noPictureReader: PictureReader = { read: () => Promise.resolve(err('unreadable')) };
