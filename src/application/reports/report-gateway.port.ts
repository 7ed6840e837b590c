import type { ReportKind, ReportWords } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What is reported: the slug of a game, the id of a review, or a user name. */
export interface ReportTarget {
  readonly kind: ReportKind;
  readonly target: string;
}

/** Takes what players report to the operator. */
export interface ReportGateway {
  /** 403 for what is the player's own, 404 for what the player cannot see, 409 for what the player has reported before, 429 for too many. */
  send(target: ReportTarget, words: ReportWords): Promise<Result<void, ApiFailure>>;
}
