import type { ProfilePartItems } from './profile';
import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

/** A game that a player can resume. */
export interface PlayedGame {
  readonly game: Titled;
  readonly hero: Picture;
  /** Start of the latest play; ISO 8601. */
  readonly played: string;
  /** True while the game is being played. */
  readonly playing: boolean;
}

/** Recent games and achievements on the player's own home page. */
export interface OwnHome {
  /** Latest play first. */
  readonly resume: readonly PlayedGame[];
  /** Latest achievement first. */
  readonly achievements: readonly ProfilePartItems['achievements'][];
  /** Number of games that the player tests, or is invited to test. */
  readonly tests: number;
}
