import type { GamePictureType } from '../../domain/console/game-picture';

/** Content of a picture and its media type. */
export interface PictureFile {
  readonly type: GamePictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
