import type {
  BoardReview,
  DecidedScore,
  GameScoresPage,
  NewBoardBan,
  ScoreDecision,
  ScoreName,
} from '../../domain/console/game-scores';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Slugs of a developer and one of its games. */
export interface ScoresOf {
  readonly developer: string;
  readonly game: string;
}

/** Scores and bans of a game, for members of its developer. */
export interface ScoresGateway {
  /** Loads boards with their numbers of set-aside scores, and the bans in force. */
  page(of: ScoresOf): Answer<GameScoresPage>;
  /** Loads the set-aside and the best accepted scores of a board. */
  review(of: ScoresOf, board: string): Answer<BoardReview>;
  /** Accepts or refuses set-aside scores; the first decision about a score stays. */
  decide(
    of: ScoresOf,
    board: string,
    decision: ScoreDecision,
    scores: readonly ScoreName[],
  ): Answer<readonly DecidedScore[]>;
  /** Removes an accepted score; 409 if the player has a newer one. */
  remove(of: ScoresOf, board: string, score: ScoreName): Answer<void>;
  /** Bans a player, or replaces the ban. */
  ban(of: ScoresOf, ban: NewBoardBan): Answer<void>;
  /** Ends a ban. */
  unban(of: ScoresOf, id: string): Answer<void>;
}
