/** Counts the bytes of a text in UTF-8; half a surrogate pair counts as the three of its replacement. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const unit = character.charCodeAt(0);
    if (character.length === 2) bytes += 4;
    else if (unit < 0x80) bytes += 1;
    else bytes += unit < 0x800 ? 2 : 3;
  }
  return bytes;
}
