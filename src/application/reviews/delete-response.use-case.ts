import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Takes the developer’s answer to a review back; answers what the server says of it. */
export class DeleteResponse {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.gateway.removeResponse(id);
  }
}
