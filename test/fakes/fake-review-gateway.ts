import type { ApiFailure } from '../../src/application/http/api-failure';
import type { Accepted, ReviewGateway } from '../../src/application/reviews/review-gateway.port';
import type { ReviewReactionKind } from '../../src/domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../src/domain/reactions/reaction-lane';
import type { Review, ReviewId, StoredResponse } from '../../src/domain/reviews/review';
import type { ReviewContent } from '../../src/domain/reviews/review-draft';
import { noRatings, updatedCounts } from '../../src/domain/reviews/rating-counts';
import type { ReviewList } from '../../src/domain/reviews/review-list';
import type { ReviewQuery } from '../../src/domain/reviews/review-query';
import { defaultReviewQuery } from '../../src/domain/reviews/review-query';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Creates a review from a sample, with the given changes. */
export function aReview(change: Partial<Omit<Review, 'id'>> & { readonly id?: string } = {}): Review {
  return {
    rating: 4,
    body: 'A quiet place to be in for a while.',
    author: { username: 'vega', alias: 'Vega', avatar: { sm: '/vega.webp' } },
    reactions: { like: { count: 2, mine: false }, dislike: { count: 0, mine: false } },
    date: { posted: '2025-12-01T00:00:00.000Z', updated: '2025-12-01T00:00:00.000Z' },
    response: undefined,
    responded: undefined,
    respondable: false,
    ...change,
    id: (change.id ?? 'r1') as ReviewId,
  };
}

/** Creates a page of reviews without the reader's own review. */
export function aReviewList(items: readonly Review[], change: Partial<ReviewList> = {}): ReviewList {
  const all = [...items, ...(change.current === undefined ? [] : [change.current])];
  return {
    query: { ...defaultReviewQuery, page: change.pagination?.current ?? 1 },
    counts: all.reduce((counts, { rating }) => updatedCounts(counts, undefined, rating), noRatings),
    pagination: paginate(items.length, 1),
    reviewable: true,
    current: undefined,
    items,
    ...change,
  };
}

/** In-memory reviews of one game; every call fails with `refusal` while it is set. */
export class FakeReviewGateway implements ReviewGateway {
  refusal: ApiFailure | undefined;
  pages = new Map<number, ReviewList>([[1, aReviewList([])]]);
  readonly asked: string[] = [];
  private held: Promise<void> | undefined;
  private resolveHeld: () => void = () => undefined;

  /** Delays all responses until `release`. */
  hold(): void {
    this.held = new Promise((resolve) => (this.resolveHeld = resolve));
  }

  release(): void {
    this.held = undefined;
    this.resolveHeld();
  }

  list(game: string, query: ReviewQuery): Promise<Result<ReviewList, ApiFailure>> {
    const { sort, stars, page } = query;
    const list = this.pages.get(page) ?? aReviewList([], { pagination: paginate(0, page) });
    const asked = [
      game,
      page,
      ...(sort === 'newest' ? [] : [sort]),
      ...(stars === undefined ? [] : [`${stars} stars`]),
    ];
    return this.answer(`list ${asked.join(' ')}`, { ...list, query });
  }

  submit(game: string, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    const kept = aReview({ id: 'own', ...content });
    return this.answer(`submit ${game} ${content.body}`, { kept, message: 'Your review has been published.' });
  }

  update(_game: string, id: ReviewId, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    const date = { posted: '2025-12-01T00:00:00.000Z', updated: '2025-12-24T00:00:00.000Z' };
    const kept = aReview({ id, ...content, date });
    return this.answer(`update ${id} ${content.body}`, { kept, message: 'Your review has been changed.' });
  }

  remove(_game: string, id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.answer(`remove ${id}`, 'Your review has been permanently removed.');
  }

  react(
    _game: string,
    id: ReviewId,
    { kind, status }: ReactionRequest<ReviewReactionKind>,
  ): Promise<Result<boolean, ApiFailure>> {
    return this.answer(`react ${id} ${kind} ${String(status)}`, !status);
  }

  respond(id: ReviewId, body: string): Promise<Result<Accepted<StoredResponse>, ApiFailure>> {
    const kept = { body, at: '2025-12-24T00:00:00.000Z' };
    return this.answer(`respond ${id}`, { kept, message: 'Your response has been published.' });
  }

  removeResponse(id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.answer(`remove response ${id}`, 'Your response has been permanently removed.');
  }

  private answer<T>(what: string, value: T): Promise<Result<T, ApiFailure>> {
    this.asked.push(what);
    const answer = this.refusal === undefined ? ok(value) : err(this.refusal);
    return this.held === undefined ? Promise.resolve(answer) : this.held.then(() => answer);
  }
}
