import type { ReportKind, ReportContent } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Target of a report: the slug of a game, the id of a review, or a username. */
export interface ReportTarget {
  readonly kind: ReportKind;
  readonly target: string;
}

/** Sends reports of players to the operator. */
export interface ReportGateway {
  /**
   * Rejected with 403 for the player's own content, 404 for invisible content, 409 for a repeated report, 429 for too
   * many reports.
   */
  send(target: ReportTarget, words: ReportContent): Promise<Result<void, ApiFailure>>;
}
