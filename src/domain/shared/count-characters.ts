/** Counts what a reader would type: code points after canonical composition (NFC). */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}
