/** A page's number, or the gap between two shown pages that do not follow each other. */
export type PaginationEntry = number | 'gap';

/** The first three pages, the last three and the current one with its neighbours, in order (spec 2 §2, decisions §9). */
export function paginationWindow(current: number, last: number): readonly PaginationEntry[] {
  const wanted = new Set([1, 2, 3, last - 2, last - 1, last, current - 1, current, current + 1]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, index) => (index > 0 && page !== (shown[index - 1] ?? 0) + 1 ? ['gap', page] : [page]));
}
