import type { ActivityPage, ActivityQuery } from '../../domain/account/activity';
import type { AchievementQuery, OwnAchievements } from '../../domain/account/own-achievements';
import type { OwnHome } from '../../domain/account/own-home';
import type { PlayHistory } from '../../domain/account/play-history';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Play history, achievements and activity of the logged-in player. */
export interface AccountPagesGateway {
  /** Returns the latest plays and achievements for the front page of the account. */
  home(): Promise<Result<OwnHome, ApiFailure>>;
  /** Returns a page of the play history, newest first. Pages count from 1 and hold twenty plays. */
  history(page: number): Promise<Result<PlayHistory, ApiFailure>>;
  /**
   * Deletes one play by its id. Rejected with 404 for another player's play, and with 409 while the play is running.
   */
  deletePlay(id: string): Promise<Result<void, ApiFailure>>;
  /** Deletes all plays except running ones, and returns the number of deleted plays. */
  deletePlays(): Promise<Result<number, ApiFailure>>;
  /** Returns the achievements of the games that the player has played, eight games a page. */
  achievements(query: AchievementQuery): Promise<Result<OwnAchievements, ApiFailure>>;
  /** Returns a page of the player's activity, newest first, twenty entries a page. */
  activity(query: ActivityQuery): Promise<Result<ActivityPage, ApiFailure>>;
}
