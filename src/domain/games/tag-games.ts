import type { Titled } from '../shared/titled';
import type { GameIndex } from './game-index';

/** One page of the games and experiences that bear a tag. */
export interface TagGames extends GameIndex {
  readonly tag: Titled;
}
