import type { AvatarType } from '../../domain/account/avatar-limits';

/** The bytes of a picture, and what they are. */
export interface PictureFile {
  readonly type: AvatarType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
