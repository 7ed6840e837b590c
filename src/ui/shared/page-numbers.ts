/** A query with another page of its list, under `name`; the first page is not in its address, so that one page has one address. */
export function withPage(search: string, page: number, name = 'page'): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(name);
  else query.set(name, String(page));
  return query.toString();
}

/** Marks the links to the pages of a list: the heading above them is where the list begins. */
export const pagesMark = 'data-pages';

/** What a page of a list is called: its further pages by their number as well. */
export function pagedTitle(title: string, page: number): string {
  return page === 1 ? title : `${title}, page ${String(page)}`;
}

/** The address of a page of a list that has no other query than its pages. */
export function pageOf(path: string, page: number): string {
  const query = withPage('', page);
  return query === '' ? path : `${path}?${query}`;
}
