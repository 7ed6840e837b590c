import type { Pagination } from './pagination';

type Place = Pick<Pagination, 'current' | 'last'>;

/** Tells whether a list has more pages than one, so that there is a way to be shown between them. */
export function isPaged({ last }: Pick<Pagination, 'last'>): boolean {
  return last > 1;
}

/** The page before, or none before the first; from beyond the last page it is the last. */
export function previousPage({ current, last }: Place): number | undefined {
  return current > 1 ? Math.min(current - 1, last) : undefined;
}

/** The page after, or none after the last. */
export function nextPage({ current, last }: Place): number | undefined {
  return current < last ? current + 1 : undefined;
}
