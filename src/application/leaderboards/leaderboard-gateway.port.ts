import type { BoardStats, GameScores } from '../../domain/bridge/game-score';
import type { PostAnswer } from '../../domain/bridge/leaderboard-methods';
import type { BoardHead, BoardOrder } from '../../domain/leaderboards/board';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Which board, by the slugs of its game and its own. */
export interface BoardName {
  readonly game: string;
  readonly board: string;
}

/** What a board takes for better, and since when. */
export interface BoardTerms {
  readonly order: BoardOrder;
  /** When its period began (ISO 8601, UTC); absent for a board that never begins anew. */
  readonly since?: string;
}

/** The leaderboards of games; sizes are rows, pages count from 1. */
export interface LeaderboardGateway {
  /** The boards of a game, by its slug. */
  list(game: string): Promise<Result<readonly BoardHead[], ApiFailure>>;
  /** One page of a board. */
  top(name: BoardName, size: number, page: number): Promise<Result<GameScores, ApiFailure>>;
  /** The player and the player's friends, ranked among themselves. */
  friends(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>>;
  /** The part of a board around the player; empty without a score. */
  mine(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>>;
  /** A board in numbers. */
  stats(name: BoardName): Promise<Result<BoardStats, ApiFailure>>;
  /** By which rules a board counts now. */
  terms(name: BoardName): Promise<Result<BoardTerms, ApiFailure>>;
  /** Posts a score of the player; refused with 409 outside of a play session of the game. */
  post(name: BoardName, score: number): Promise<Result<PostAnswer, ApiFailure>>;
}
