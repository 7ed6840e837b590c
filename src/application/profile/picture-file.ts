import type { AvatarType } from '../../domain/account/avatar-picture';

/** Content of a picture and its media type. */
export interface PictureFile {
  readonly type: AvatarType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
