import type { AvatarProblem, PictureSize } from '../../domain/account/avatar-limits';
import type { Result } from '../../domain/shared/result';
import type { PictureFile } from './picture-file';

/** A file as it was picked; it is read only when its size allows. */
export interface PickedFile {
  /** Bytes. */
  readonly size: number;
  /** Reads all of it; fails where it was moved or deleted since it was picked. */
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A picture that was read. */
export interface ReadPicture {
  readonly file: PictureFile;
  /** As it is seen: upright, whatever the file says of how the camera was held. */
  readonly size: PictureSize;
  /** A `data:` address of it, no larger than is needed to choose a part. */
  readonly shown: string;
}

/** Reads pictures that a player picks. */
export interface PictureReader {
  /** Reads a picture and what is shown of it, or tells why it cannot be had. */
  read(picked: PickedFile): Promise<Result<ReadPicture, AvatarProblem>>;
}
