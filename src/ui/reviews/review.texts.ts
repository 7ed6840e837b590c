import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { Rating } from '../../domain/reviews/rating';
import type { ReviewAuthor } from '../../domain/reviews/review';

/** Formats the number of reviews of a game. */
export function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${humanizeNumber(count)} reviews`;
}

/** Formats a number of stars. */
export function starsText(stars: Rating): string {
  return stars === 1 ? '1 star' : `${String(stars)} stars`;
}

/** Returns the name of the author; deleted accounts have none. */
export function authorName(author: ReviewAuthor | undefined): string {
  return author === undefined ? 'Former player' : (author.alias ?? author.username);
}
