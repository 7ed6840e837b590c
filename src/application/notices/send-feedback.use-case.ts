import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Feedback } from '../../domain/notices/feedback-modal';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FeedbackGateway } from './feedback-gateway.port';

/** Sends the content of the feedback modal. */
export class SendFeedback {
  constructor(private readonly gateway: FeedbackGateway) {}

  execute(endpoint: FeedbackEndpoint, feedback: Feedback): Promise<Result<void, ApiFailure>> {
    return this.gateway.send(endpoint, feedback);
  }
}
