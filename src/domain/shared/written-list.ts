/** Returns the items as a list in a sentence, such as `A, B, and C`. */
export function writtenList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length <= 2) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1) ?? ''}`;
}
