/** How many times its limit a field keeps of a text: enough to shorten it in the field itself. */
const TIMES = 4;

/** The most that a field of this limit keeps, in UTF-16 units, as `maxlength` counts. */
export function truncatedLength(limit: number): number {
  return TIMES * limit;
}

/** What a field of this limit keeps of a text; what is beyond only makes the page slow. */
export function truncatedText(text: string, limit: number): string {
  return text.slice(0, truncatedLength(limit));
}

/** What the writer is told where a text may have been cut; undefined where it cannot have been. */
export function cutNotice(text: string, limit: number): string | undefined {
  const most = truncatedLength(limit);
  if (text.length < most) return undefined;
  return `Only the first ${String(most)} characters are kept here. What came after them was cut.`;
}
