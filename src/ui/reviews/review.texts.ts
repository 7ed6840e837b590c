import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { ReviewAuthor } from '../../domain/reviews/review';

/** How many reviews a game has. */
export function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${humanizeNumber(count)} reviews`;
}

/** Who has written a review; who has left the portal has no name. */
export function authorName(author: ReviewAuthor | undefined): string {
  return author === undefined ? 'Former player' : (author.alias ?? author.username);
}
