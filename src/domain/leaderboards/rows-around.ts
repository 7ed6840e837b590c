import type { Pagination } from '../shared/pagination';
import { paginate } from '../shared/pagination';

/** The rows of a board around the one with this rank (from 1), as many before it as after it where there are as many; `current` is the page on which the rank stands. */
export function rowsAround(total: number, rank: number, size: number): Pagination {
  const before = Math.max(0, Math.min(rank - 1 - Math.floor((size - 1) / 2), total - size));
  const items = Math.min(size, total - before);
  return { ...paginate(total, Math.ceil(rank / size), size), from: before + 1, to: before + items, items };
}
