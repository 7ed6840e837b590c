/** Any visible character; the blank Braille pattern is invisible. */
const INK = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text has more than spaces, control characters and zero-width marks. */
export function hasVisibleText(text: string): boolean {
  return INK.test(text);
}
