import type { ApiFailure } from '../../application/http/api-failure';
import type { FeedbackGateway } from '../../application/notices/feedback-gateway.port';
import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Feedback } from '../../domain/notices/feedback-modal';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';
import type { CallName } from './wire';

const CALLS = { help: 'helpFeedback' } as const satisfies Record<FeedbackEndpoint, CallName>;

export class HttpFeedbackGateway implements FeedbackGateway {
  constructor(private readonly http: HttpClient) {}

  async send(endpoint: FeedbackEndpoint, { subject, text, rating }: Feedback): Promise<Result<void, ApiFailure>> {
    const body = { subject, text, ...(rating === undefined ? {} : { rating }) };
    return mapOk(await this.http.send(CALLS[endpoint], { body }), discardValue);
  }
}
