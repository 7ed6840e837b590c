import type { OwnTests, TesterList } from '../../domain/console/testers';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Test users of a developer's game; `developer` and `game` are slugs. Another developer's game is a 404. */
export interface TesterGateway {
  /** Loads test users and open invitations, oldest first. */
  list(developer: string, game: string): Answer<TesterList>;
  /** Invites a player by username or confirmed email address. */
  invite(developer: string, game: string, to: string): Answer<void>;
  /** Withdraws an invitation, or removes a test user with the user's test data. */
  remove(developer: string, game: string, id: string): Answer<void>;
  /** Deletes the test data of one test user, or of everyone if `tester` is undefined; 404 without a draft. */
  reset(developer: string, game: string, tester: string | undefined): Answer<void>;
}

/** Games that the logged-in player tests. Another player's test is a 404. */
export interface OwnTestGateway {
  /** Loads tested games and open invitations, newest first. */
  list(): Answer<OwnTests>;
  /** Accepts an invitation. */
  accept(id: string): Answer<void>;
  /** Declines an invitation, or ends a test and deletes its data. */
  leave(id: string): Answer<void>;
}
