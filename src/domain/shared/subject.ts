import { plainText } from './plain-text';

/** The longest subject of a message to the portal, in code points. */
export const SUBJECT_LIMIT = 150;

/** A subject as it is counted, checked and stored: a plain text in one line. */
export function plainSubject(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}
