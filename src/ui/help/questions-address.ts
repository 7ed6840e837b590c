/** The name of a search among questions in the address. */
export const QUESTION_SEARCH = 'q';

/** The query of an address that searches for a text; spaces alone search for nothing. */
export function questionsQuery(text: string): string {
  return text.trim() === '' ? '' : `?${new URLSearchParams({ [QUESTION_SEARCH]: text }).toString()}`;
}
