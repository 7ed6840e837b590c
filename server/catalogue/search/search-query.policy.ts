import type { QueryProblem } from '../../../src/domain/search/search-query';

/** Error message of the search bar, as specified (spec 1 §5). */
export function searchQueryMessage(refused: QueryProblem): string {
  return refused.kind === 'query-too-short'
    ? `Please enter at least ${refused.minimum} character to perform a search.`
    : `Please enter at most ${refused.maximum} characters to perform a search.`;
}
