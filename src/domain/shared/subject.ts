import { plainText } from './plain-text';

/** Maximum length of a subject, in code points. */
export const SUBJECT_LIMIT = 150;

/** Returns a subject as it is counted, checked and stored: plain text in one line. */
export function plainSubject(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}
