import type { Person } from '../../domain/account/profile';
import type { Following } from '../../domain/community/following';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Whom a player follows, and since when (ISO 8601). */
export interface FollowedList {
  readonly players: readonly (Person & { readonly since: string })[];
  readonly pagination: Pagination;
}

/** Whom the signed-in player follows. */
export interface FollowGateway {
  /** How things stand with a developer, by its slug. */
  developer(developer: string): Promise<Result<Following, ApiFailure>>;
  /** Follows a developer or ends that; the same again changes nothing. Refused with 409 at a thousand. */
  followDeveloper(developer: string, following: boolean): Promise<Result<Following, ApiFailure>>;
  /** Follows a player by user name or ends that; the same again changes nothing. Refused with 403 where the player lets nobody, 404 for nobody, 409 at a thousand. */
  followPlayer(user: string, following: boolean): Promise<Result<Following, ApiFailure>>;
  /** A page (from 1) of the players who are followed and to be seen, the newest first. */
  players(page: number): Promise<Result<FollowedList, ApiFailure>>;
}
