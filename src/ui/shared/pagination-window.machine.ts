/** A page number, or the gap between two shown pages that are not neighbours. */
export type PaginationEntry = number | 'gap';

/**
 * Returns the entries of a list's page navigation, in order, for pages 1 to `last` (spec 2 §2, decisions §9).
 * @rule 2.2.32 The first three pages, the last three and the current one with its neighbours are shown, gaps between.
 * @rule 3.9 A gap appears wherever the next shown page is not the next page.
 */
export function paginationWindow(current: number, last: number): readonly PaginationEntry[] {
  const wanted = new Set([1, 2, 3, last - 2, last - 1, last, current - 1, current, current + 1]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  const entries: PaginationEntry[] = [];
  let before = 0;
  for (const page of shown) {
    if (page !== before + 1) entries.push('gap');
    entries.push(page);
    before = page;
  }
  return entries;
}
