import type { QueryProblem } from '../../../src/domain/search/search-query';

/** Why a search is refused, in the words of the search bar (spec 1 §5). */
export function searchQueryMessage(refused: QueryProblem): string {
  return refused.kind === 'query-too-short'
    ? `Please enter at least ${refused.minimum} character to perform a search.`
    : `Please enter at most ${refused.maximum} characters to perform a search.`;
}
