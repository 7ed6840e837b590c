import type { BoardStats, GameScores } from '../../src/domain/bridge/game-data';
import type { PostAnswer, ScoreRun } from '../../src/domain/bridge/leaderboard-methods';
import type { Ask } from '../open-calls';

/** Number of rows: 1 to 100, default 10. Values that are not positive integers count as the default. */
export interface Sized {
  readonly size?: number;
}

/** Page number, starting at 1, which is the default. */
export interface Paged extends Sized {
  readonly page?: number;
}

/** Proof of a run for its score. */
export interface PostOptions {
  /** Ticket of the run's start. Boards with `tickets` in `game.json` need it. */
  readonly ticket?: string;
  /** SHA-256 of the run's inputs in 64 lower-case hexadecimal digits, shown to you with a score that is set aside. */
  readonly inputs?: string;
}

/** Leaderboards of this game, by slug. Every promise settles within 10 s. All calls reject with `err_not_found` for an unknown board. */
export interface Leaderboards {
  /** Returns the best scores of a board, one page at a time. */
  top(board: string, options?: Paged): Promise<GameScores>;
  /** Returns the scores of the player and their friends. Rejects with `err_unauthenticated` for guests. */
  friends(board: string, options?: Sized): Promise<GameScores>;
  /**
   * Returns the rows around the player's best score. The first row can belong to another player. A guest gets only their own best score,
   * as rank 1.
   */
  mine(board: string, options?: Sized): Promise<GameScores>;
  /** Returns the statistics of a board. */
  stats(board: string): Promise<BoardStats>;
  /**
   * Starts a run and resolves with its ticket, which is valid for one score of this player and board and for six hours. The run's time
   * limits the plausible score. Rejects with `err_unauthenticated` for guests, with `err_forbidden` for a player whom you have banned, and
   * with the retryable `err_unavailable` if the portal could not open a play session.
   */
  startRun(board: string): Promise<ScoreRun>;
  /**
   * Posts a score, which must be a finite number. `standing` is the verdict on the score; `improved` is true for a new personal best.
   * Scores posted while gameplay is stopped count too.
   * Rejects with `err_validation` for a score outside the board's bounds, with `err_ticket` for a missing, expired, foreign or used ticket,
   * with `err_forbidden` for a player whom you have banned, and with the retryable `err_unavailable` if the portal could not open a play
   * session. The page stores a guest's score and offers it to the account after login; a board with tickets then refuses
   * the score.
   */
  post(board: string, score: number, options?: PostOptions): Promise<PostAnswer>;
}

/** Creates the leaderboard calls. */
export function leaderboardsOver(ask: Ask): Leaderboards {
  return {
    top: (board, options) => ask('leaderboard.top', { ...options, board }),
    friends: (board, options) => ask('leaderboard.friends', { ...options, board }),
    mine: (board, options) => ask('leaderboard.mine', { ...options, board }),
    stats: (board) => ask('leaderboard.stats', { board }),
    startRun: (board) => ask('leaderboard.startRun', { board }),
    post: (board, score, options) => ask('leaderboard.post', { ...options, board, score }),
  };
}
