import type { WirePagination } from '../../contract/wire-values';
import type { Pagination } from '../../domain/shared/pagination';

export function toPagination({ per_page: perPage, ...rest }: WirePagination): Pagination {
  return { ...rest, perPage };
}
