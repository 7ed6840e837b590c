/** Anything with ink; the blank Braille pattern has none. */
const INK = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Tells whether a reader can see anything of a text: it has more than spaces, controls and marks without a width. */
export function hasVisibleText(text: string): boolean {
  return INK.test(text);
}
