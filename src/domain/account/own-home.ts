import type { ProfilePartItems } from './profile';
import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

/** A game that a player may go on with. */
export interface PlayedGame {
  readonly game: Titled;
  readonly hero: Picture;
  /** When it was last begun; ISO 8601. */
  readonly played: string;
  /** It is being played now. */
  readonly playing: boolean;
}

/** What the player's own front page tells of what was played and earned last. */
export interface OwnHome {
  /** The last played first. */
  readonly resume: readonly PlayedGame[];
  /** The last earned first. */
  readonly achievements: readonly ProfilePartItems['achievements'][];
}
