/** Returns the size of a text in bytes of UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
