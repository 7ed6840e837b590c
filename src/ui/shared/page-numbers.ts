/** Returns the query with another page number under `name`. The first page has no number, for one canonical URL. */
export function withPage(search: string, page: number, name = 'page'): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(name);
  else query.set(name, String(page));
  return query.toString();
}

/** Attribute of a pagination; the list starts at the heading above it. */
export const pagesMark = 'data-pages';

/** Returns the title of a list page, with the number from page 2 on. */
export function pagedTitle(title: string, page: number): string {
  return page === 1 ? title : `${title}, page ${String(page)}`;
}

/** Returns the URL of a list page without other query parameters. */
export function pageOf(path: string, page: number): string {
  const query = withPage('', page);
  return query === '' ? path : `${path}?${query}`;
}
