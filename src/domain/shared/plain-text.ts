import { countCharacters } from './count-characters';
import { hasVisibleText } from './has-visible-text';

const LINE_ENDS = /\r\n|[\r\u000b\f\u0085\u2028\u2029]/gu;
const TABS = /\t/gu;
/** Control characters other than the line end, marks that turn the text around them, and halves of surrogate pairs: no reader can see them. */
const UNREADABLE = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What somebody wrote as it is counted, checked and stored: NFC, trimmed, every line end `\n`, tabs as spaces,
 * other control characters and those that turn text around taken out; a text without any visible character is empty.
 */
export function plainText(text: string): string {
  const plain = text.replaceAll(LINE_ENDS, '\n').replaceAll(TABS, ' ').replaceAll(UNREADABLE, '');
  return hasVisibleText(plain) ? plain.normalize('NFC').trim() : '';
}

/** The length of what somebody wrote: code points of the text as it is stored. */
export function plainTextLength(text: string): number {
  return countCharacters(plainText(text));
}
