/** A query with another page of its list; the first page has no `page` in its address, so that one page has one address. */
export function withPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  return query.toString();
}
