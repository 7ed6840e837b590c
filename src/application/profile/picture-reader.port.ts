import type { AvatarProblem, PictureSize } from '../../domain/account/avatar-picture';
import type { Result } from '../../domain/shared/result';
import type { PictureFile } from './picture-file';

/** File that the player has picked. It is read only if its size is allowed. */
export interface PickedFile {
  /** Size in bytes. */
  readonly size: number;
  /** Returns the content. Rejects when the file no longer exists. */
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Picture that has been read. */
export interface ReadPicture {
  readonly file: PictureFile;
  /** Displayed size, after the orientation of the file has been applied. */
  readonly size: PictureSize;
  /** `data:` address of the picture, no larger than necessary for cropping. */
  readonly shown: string;
}

/** Reads picked pictures. */
export interface PictureReader {
  /**
   * Reads the picture with its size and a preview. Refused when the file is too large, no picture, or of an unsupported
   * type.
   */
  read(picked: PickedFile): Promise<Result<ReadPicture, AvatarProblem>>;
}
