import type * as z from 'zod/mini';
import type { wirePagination } from '../../../src/contract/wire-values';
import type { Pagination } from '../../../src/domain/shared/pagination';

/** Presents a pagination in the names of the wire. */
export function presentPagination(pagination: Pagination): z.output<typeof wirePagination> {
  return {
    total: pagination.total,
    from: pagination.from,
    to: pagination.to,
    items: pagination.items,
    current: pagination.current,
    per_page: pagination.perPage,
    last: pagination.last,
  };
}
