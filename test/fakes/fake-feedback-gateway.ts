import type { ApiFailure } from '../../src/application/http/api-failure';
import type { FeedbackGateway } from '../../src/application/notices/feedback-gateway.port';
import type { FeedbackEndpoint } from '../../src/domain/notices/feedback';
import type { Feedback } from '../../src/domain/notices/feedback-modal';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Records sent feedback; every call fails with `failure` while it is set. */
export class FakeFeedbackGateway implements FeedbackGateway {
  failure: ApiFailure | undefined;
  readonly sent: Feedback[] = [];

  send(_endpoint: FeedbackEndpoint, feedback: Feedback): Promise<Result<void, ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    this.sent.push(feedback);
    return Promise.resolve(ok(undefined));
  }
}
