/** What a page of a list is called: its further pages by their number as well. */
export function pagedTitle(title: string, page: number): string {
  return page === 1 ? title : `${title}, page ${String(page)}`;
}
