import type { Person } from '../../domain/account/profile';
import type { Following } from '../../domain/community/following';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Players that a player follows, with the time of the follow (ISO 8601). */
export interface FollowedList {
  readonly players: readonly (Person & { readonly since: string })[];
  readonly pagination: Pagination;
}

/** Developers and players that the logged-in player follows. */
export interface FollowGateway {
  /** Returns the follow state of a developer by slug. */
  developer(developer: string): Promise<Result<Following, ApiFailure>>;
  /** Follows or unfollows a developer. Idempotent. Rejected with 409 at a thousand. */
  followDeveloper(developer: string, following: boolean): Promise<Result<Following, ApiFailure>>;
  /**
   * Follows or unfollows a player by username. Idempotent. Rejected with 403 when the player allows no followers,
   * 404 for an unknown player, and 409 at a thousand.
   */
  followPlayer(user: string, following: boolean): Promise<Result<Following, ApiFailure>>;
  /** Returns a page of the followed players who are visible to the caller, newest first. Pages count from 1. */
  players(page: number): Promise<Result<FollowedList, ApiFailure>>;
}
