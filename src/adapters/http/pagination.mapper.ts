import type { WirePagination } from '../../contract/wire-values';
import type { Pagination } from '../../domain/shared/pagination';

export function toPagination({ per_page: perPage, ...rest }: WirePagination): Pagination {
  return { ...rest, perPage };
}

/** Maps the pagination of a page and leaves its other fields unchanged. */
export function toPage<T extends { readonly pagination: WirePagination }>({ pagination, ...page }: T) {
  return { ...page, pagination: toPagination(pagination) };
}
