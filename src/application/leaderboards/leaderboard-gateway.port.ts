import type { BoardStats, GameScores } from '../../domain/bridge/game-data';
import type { PostAnswer, RunProof, ScoreRun } from '../../domain/bridge/leaderboard-methods';
import type { BoardHead, BoardOrder } from '../../domain/leaderboards/board';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Slugs that identify a leaderboard: its game and its own. */
export interface BoardName {
  readonly game: string;
  readonly board: string;
}

/** Sort order of a leaderboard and the start of its current period. */
export interface BoardTerms {
  readonly order: BoardOrder;
  /** Start of the current period (ISO 8601, UTC); absent for a leaderboard without periods. */
  readonly since?: string;
}

/** Leaderboards of games. Sizes are rows, and pages count from 1. */
export interface LeaderboardGateway {
  /** Returns the leaderboards of a game by slug. */
  list(game: string): Promise<Result<readonly BoardHead[], ApiFailure>>;
  /** Returns one page of a leaderboard. */
  top(name: BoardName, size: number, page: number): Promise<Result<GameScores, ApiFailure>>;
  /** Returns the ranking of the player and the player's friends. */
  friends(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>>;
  /** Returns the rows around the player; empty without a score. */
  mine(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>>;
  /** Returns the statistics of a leaderboard. */
  stats(name: BoardName): Promise<Result<BoardStats, ApiFailure>>;
  /** Returns the current terms of a leaderboard. */
  terms(name: BoardName): Promise<Result<BoardTerms, ApiFailure>>;
  /** Starts a run of the player. Rejected with 409 outside of a play session of the game. */
  startRun(name: BoardName): Promise<Result<ScoreRun, ApiFailure>>;
  /** Posts a score of the player. Rejected with 409 outside of a play session of the game. */
  post(name: BoardName, score: number, proof?: RunProof): Promise<Result<PostAnswer, ApiFailure>>;
}
