/** A query with another page of its list, under `name`; the first page is not in its address, so that one page has one address. */
export function withPage(search: string, page: number, name = 'page'): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(name);
  else query.set(name, String(page));
  return query.toString();
}
