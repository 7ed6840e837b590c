import type { GameCardRow } from './game-card.columns';

/** Which part of a list is asked for. */
export interface GameWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list of games, and how many games the whole list has. */
export interface GamePage {
  readonly rows: readonly GameCardRow[];
  readonly total: number;
}
