import type { ActivityPage, ActivityQuery } from '../../domain/account/activity';
import type { BadgeQuery, OwnAchievements } from '../../domain/account/own-achievements';
import type { OwnHome } from '../../domain/account/own-home';
import type { PlayHistory } from '../../domain/account/play-history';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What the signed-in player has played, earned and done. */
export interface AccountPagesGateway {
  /** What was played and earned last, for the front page of the account. */
  home(): Promise<Result<OwnHome, ApiFailure>>;
  /** A page (from 1) of the plays, the newest first, twenty to a page. */
  history(page: number): Promise<Result<PlayHistory, ApiFailure>>;
  /** Deletes one play by its id; 404 for one that is not the player's, 409 while it goes on. */
  deletePlay(id: string): Promise<Result<void, ApiFailure>>;
  /** Deletes all plays but those that go on now, and answers how many there were. */
  deletePlays(): Promise<Result<number, ApiFailure>>;
  /** Badges of the games that the player has played, eight games to a page. */
  achievements(query: BadgeQuery): Promise<Result<OwnAchievements, ApiFailure>>;
  /** A part of what the player has done, the newest first, twenty to a part. */
  activity(query: ActivityQuery): Promise<Result<ActivityPage, ApiFailure>>;
}
