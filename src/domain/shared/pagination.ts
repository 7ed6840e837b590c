/**
 * Number of items of a page (spec 2 §9).
 * @rule 2.9.1 Games, tags and reviews come eight to a page.
 * @rule 2.2.10 The grid of games shows eight a page.
 */
export const PAGE_SIZE = 8;

/** Position of a page in its list; `from` and `to` count items from 1 and are 0 on an empty page. */
export interface Pagination {
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly items: number;
  readonly current: number;
  readonly perPage: number;
  readonly last: number;
}

/** Returns the number of items before page `page` (from 1). */
export function pageOffset(page: number, perPage: number = PAGE_SIZE): number {
  return (page - 1) * perPage;
}

/** Describes page `page` (from 1) of `total` items; a page beyond the last is empty, an empty list has one page. */
export function paginate(total: number, page: number, perPage: number = PAGE_SIZE): Pagination {
  const before = pageOffset(page, perPage);
  const items = Math.max(0, Math.min(perPage, total - before));
  return {
    total,
    from: items === 0 ? 0 : before + 1,
    to: items === 0 ? 0 : before + items,
    items,
    current: page,
    perPage,
    last: Math.max(1, Math.ceil(total / perPage)),
  };
}

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

/** Greatest page number that is requested. */
export const LAST_PAGE = 1_000_000;

/** Parses a page number from 1 to the greatest one; anything else is page 1. */
export function parsePageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1;
}
