import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ReviewDraftStore } from '../../application/reviews/review-draft-store.port';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Review } from '../../domain/reviews/review';
import type { ReportSubject } from '../reports/report-form.view-model';

/** Dependencies of {@link ReviewFormViewModel}. */
export interface ReviewFormDependencies {
  /** Slug of the game. */
  readonly game: string;
  readonly reviewGateway: Pick<ReviewGateway, 'submit' | 'update'>;
  readonly drafts: ReviewDraftStore;
  readonly session: SessionState;
  readonly notices: NoticesState;
  readonly clock: Clock;
  readonly stillness: Stillness;
  /** Prompts a visitor to log in. */
  readonly askLogin: () => void;
  /** Opens the report dialog for another player's review. */
  readonly report: (subject: ReportSubject) => void;
}

/** Review list around the form. */
export interface ReviewFormHost {
  /** Returns true if the player is a member of the game's developer. */
  readonly ownGame: () => boolean;
  /** Returns true if the player has reviewed this game. */
  readonly reviewed: () => boolean;
  /** Called when the server has accepted a new or updated review. */
  readonly accepted: (review: Review, change: 'submitted' | 'updated') => void;
  /** Called when the list is older than the server's own review. */
  readonly outdated: () => void;
}
