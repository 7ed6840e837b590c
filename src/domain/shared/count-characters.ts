/** Returns the characters of a text: code points after canonical composition (NFC). */
export function charactersOf(text: string): readonly string[] {
  return [...text.normalize('NFC')];
}

/** Counts the characters of a text: code points after canonical composition (NFC). */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}
