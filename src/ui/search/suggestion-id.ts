/** The list of suggestions, by its id on the page. */
export const SUGGESTION_LIST = 'search-suggestions';

/** A row of that list, counted from 0. */
export function suggestionId(index: number): string {
  return `${SUGGESTION_LIST}-${String(index)}`;
}
