import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { searchBreadth } from '../../../src/domain/search/search-query';
import { beyondMost, FOUND_MOST } from './found-most';

/** How many rows are found in all, up to one more than are listed. */
export const foundTotal = sql<number>`found.total`;

/** The rows of a page, as `found`; `candidates` answers `id`, `place` and `total`. */
export const pageOfFound = (candidates: SQL): SQL => sql`(
  select * from (${candidates}) as candidates where place < ${beyondMost}
  order by place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
) as found`;

/** How many candidates there are, as `found`. */
export const countOfFound = (candidates: SQL): SQL =>
  sql`(select count(*)::integer as total from (${candidates}) as candidates) as found`;

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<readonly Row[]>;
}

/** The two prepared statements of a type, with the placeholders `query`, `breadth`, `limit` and `offset`. */
export interface Listing<Row> {
  readonly page: Statement<Row>;
  readonly count: Statement<{ readonly total: number }>;
}

/** A page of what is found; `total` is what is listed in all, and `more` tells that more was found than that. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly more: boolean;
}

/** One page of what is found by a query, and what `further` place-holders stand for, and the number of all, in one statement unless the page is beyond the last. */
export async function listFound<Row extends { readonly total: number }>(
  { page, count }: Listing<Row>,
  query: string,
  window: Window,
  further: Readonly<Record<string, unknown>> = {},
): Promise<FoundRows<Row>> {
  const asked = { ...further, query, breadth: searchBreadth(query) };
  const rows = await page.execute({ ...asked, ...window });
  const [first] = rows.length > 0 || window.offset === 0 ? rows : await count.execute(asked);
  const total = first?.total ?? 0;
  return { rows, total: Math.min(total, FOUND_MOST), more: total > FOUND_MOST };
}
