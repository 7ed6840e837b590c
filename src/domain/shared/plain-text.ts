/** Returns the characters of a text: code points after canonical composition (NFC). */
export function charactersOf(text: string): readonly string[] {
  return [...text.normalize('NFC')];
}

/** Counts the characters of a text: code points after canonical composition (NFC). */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** Any visible character; the blank Braille pattern is invisible. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text has more than spaces, control characters and zero-width marks. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

const LINE_ENDS = /\r\n|[\r\u000b\f\u0085\u2028\u2029]/gu;
const TABS = /\t/gu;
/**
 * Invisible characters: controls other than line ends, marks that change the text direction, and halves of surrogate
 * pairs.
 */
const UNREADABLE = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a text as it is counted, checked and stored: NFC, trimmed, line ends as `\n`, tabs as spaces. Other control
 * characters and direction marks are removed. A text without visible characters is empty.
 */
export function plainText(text: string): string {
  const plain = text.replaceAll(LINE_ENDS, '\n').replaceAll(TABS, ' ').replaceAll(UNREADABLE, '');
  return hasVisibleText(plain) ? plain.normalize('NFC').trim() : '';
}

/** Returns the length of the stored text in code points. */
export function plainTextLength(text: string): number {
  return countCharacters(plainText(text));
}
