/** Multiple of its limit that a field retains, so that the player can shorten the text in the field. */
const TIMES = 4;

/** Returns the maximum that a field of this limit retains, in UTF-16 units as in `maxlength`. */
export function truncatedLength(limit: number): number {
  return TIMES * limit;
}

/** Returns the part of a text that a field of this limit retains; a longer text would only slow the page. */
export function truncatedText(text: string, limit: number): string {
  return text.slice(0, truncatedLength(limit));
}

/** Returns the notice for a text that may have been cut; undefined if it cannot have been. */
export function cutNotice(text: string, limit: number): string | undefined {
  const most = truncatedLength(limit);
  if (text.length < most) return undefined;
  return `Only the first ${String(most)} characters were kept. The rest was cut off.`;
}
