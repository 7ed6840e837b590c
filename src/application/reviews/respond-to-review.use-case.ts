import type { ResponseProblem } from '../../domain/reviews/response.policy';
import { responseBody } from '../../domain/reviews/response.policy';
import type { Review, StoredResponse } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { Accepted, ReviewGateway } from './review-gateway.port';

/** Validates and posts a response to a review for the game’s developer. */
export class RespondToReview {
  constructor(private readonly gateway: ReviewGateway) {}

  async execute(review: Review, body: string): Promise<Result<Accepted<StoredResponse>, ResponseProblem | ApiFailure>> {
    const checked = responseBody(body, review);
    return checked.ok ? this.gateway.respond(review.id, checked.value) : checked;
  }
}
