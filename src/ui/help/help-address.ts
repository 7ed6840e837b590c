import type { HelpView } from '../../domain/help/help-view';
import { helpViewSegment } from '../../domain/help/help-view';

/** Returns the URL of a view of the help centre. */
export function helpAddress(view: HelpView): string {
  return ['/hc', helpViewSegment(view) ?? []].flat().join('/');
}

/** URL parameter of the question search. */
export const QUESTION_SEARCH = 'q';

/** Maximum length of a search, in UTF-16 code units. */
export const QUESTION_SEARCH_MAX = 200;

/** Returns the query string of a search; blank text gives an empty one. */
export function questionsQuery(text: string): string {
  return text.trim() === '' ? '' : `?${new URLSearchParams({ [QUESTION_SEARCH]: text }).toString()}`;
}
