import type { PictureReader } from '../../application/profile/picture-reader.port';
import { err } from '../../domain/shared/result';

/** While a page is rendered on the server nobody picks a picture. */
export const noPictureReader: PictureReader = { read: () => Promise.resolve(err('unreadable')) };
