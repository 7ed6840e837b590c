import type { Pagination } from './pagination';

type Place = Pick<Pagination, 'current' | 'last'>;

/** True if a list has more than one page. */
export function isPaged({ last }: Pick<Pagination, 'last'>): boolean {
  return last > 1;
}

/** Returns the previous page; undefined on the first. From beyond the last page it is the last. */
export function previousPage({ current, last }: Place): number | undefined {
  return current > 1 ? Math.min(current - 1, last) : undefined;
}

/** Returns the next page; undefined on the last. */
export function nextPage({ current, last }: Place): number | undefined {
  return current < last ? current + 1 : undefined;
}
