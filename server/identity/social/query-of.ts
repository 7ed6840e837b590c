/** Returns the raw query of a URL with its question mark; empty without a query. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
