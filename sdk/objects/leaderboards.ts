import type { BoardStats, GameScores } from '../../src/domain/bridge/game-data';
import type { PostAnswer } from '../../src/domain/bridge/leaderboard-methods';
import type { Ask } from '../open-calls';

/** How many rows, 1 to 100; by default 10, as for anything that is no positive integer. */
export interface Sized {
  readonly size?: number;
}

/** Which page, from 1; by default 1. */
export interface Paged extends Sized {
  readonly page?: number;
}

/** The leaderboards of the game by slug; every promise settles within 10 s and rejects with `err_not_found` for an unknown board. */
export interface Leaderboards {
  /** The best scores of a board, page by page. */
  top(board: string, options?: Paged): Promise<GameScores>;
  /** The scores of the player and their friends; rejects with `err_unauthenticated` when nobody is signed in. */
  friends(board: string, options?: Sized): Promise<GameScores>;
  /** The rows around the player's own, which can begin with somebody else; for a guest their own best alone, as rank 1. */
  mine(board: string, options?: Sized): Promise<GameScores>;
  /** A board in numbers. */
  stats(board: string): Promise<BoardStats>;
  /**
   * Posts a finite number; `standing` says what became of it, and `improved` whether it is the player's best on the board now. Rejects with
   * `err_validation` outside of the board's bounds, and with the retryable `err_unavailable` when the portal could not open a play session. A
   * score outside of `gameplayStart()` and `gameplayStop()` counts too. A guest's score is kept in the page and offered to the account after
   * sign-in.
   */
  post(board: string, score: number): Promise<PostAnswer>;
}

/** The leaderboards, as the portal keeps them. */
export function leaderboardsOver(ask: Ask): Leaderboards {
  return {
    top: (board, options) => ask('leaderboard.top', { ...options, board }),
    friends: (board, options) => ask('leaderboard.friends', { ...options, board }),
    mine: (board, options) => ask('leaderboard.mine', { ...options, board }),
    stats: (board) => ask('leaderboard.stats', { board }),
    post: (board, score) => ask('leaderboard.post', { board, score }),
  };
}
