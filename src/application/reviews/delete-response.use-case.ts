import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Deletes the developer’s response to a review; returns the server's message. */
export class DeleteResponse {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.gateway.removeResponse(id);
  }
}
