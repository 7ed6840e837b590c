import type { HelpView } from '../../domain/help/help-view';
import { helpViewSegment } from '../../domain/help/help-view';

/** The address of a view of the help centre. */
export function helpAddress(view: HelpView): string {
  return ['/hc', helpViewSegment(view) ?? []].flat().join('/');
}

/** The name of a search among questions in the address. */
export const QUESTION_SEARCH = 'q';

/** Most UTF-16 units of a search among questions. */
export const QUESTION_SEARCH_MAX = 200;

/** The query of an address that searches for a text; spaces alone search for nothing. */
export function questionsQuery(text: string): string {
  return text.trim() === '' ? '' : `?${new URLSearchParams({ [QUESTION_SEARCH]: text }).toString()}`;
}
