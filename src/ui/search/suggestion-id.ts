/** Element id of the suggestion list. */
export const SUGGESTION_LIST = 'search-suggestions';

/** Returns the element id of a row, counted from 0. */
export function suggestionId(index: number): string {
  return `${SUGGESTION_LIST}-${String(index)}`;
}
