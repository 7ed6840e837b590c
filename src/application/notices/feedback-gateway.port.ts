import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Feedback } from '../../domain/notices/feedback-modal';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface FeedbackGateway {
  /** Sends feedback as the logged-in player or as a visitor. */
  send(endpoint: FeedbackEndpoint, feedback: Feedback): Promise<Result<void, ApiFailure>>;
}
