import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Feedback } from '../../domain/notices/feedback-check';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Takes what visitors and players have to tell. */
export interface FeedbackGateway {
  /** Sends a feedback in the name of whoever is signed in, or of nobody. */
  send(endpoint: FeedbackEndpoint, feedback: Feedback): Promise<Result<void, ApiFailure>>;
}
