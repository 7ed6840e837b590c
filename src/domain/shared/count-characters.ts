/** The characters that a reader would count: code points after canonical composition (NFC). */
export function charactersOf(text: string): readonly string[] {
  return [...text.normalize('NFC')];
}

/** Counts what a reader would type: code points after canonical composition (NFC). */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}
