import type { AvatarProblem, PictureSize } from '../../domain/account/avatar-limits';
import type { Result } from '../../domain/shared/result';
import type { PictureFile } from './picture-file';

/** A file as it was picked; it is read only when its size allows. */
export interface PickedFile {
  /** Bytes. */
  readonly size: number;
  /** Its bytes; rejects when the file has gone. */
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
  /** The picture with its size and a small likeness; refused when it is too large, none, or of a kind that is not taken. */
  read(picked: PickedFile): Promise<Result<ReadPicture, AvatarProblem>>;
}
