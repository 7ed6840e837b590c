import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { searchBreadth } from '../../../src/domain/search/search-query';
import type { Candidates } from './found-in';
import { beyondMost, FOUND_MOST } from './found-in';

/** Total number of results, at most `FOUND_MOST` plus one. */
export const foundTotal = sql<number>`found.total`;

const limit = sql`${sql.placeholder('limit')}::integer`;
const offset = sql`${sql.placeholder('offset')}::integer`;

/** Selects a page as `found`: `id`, `total` and `place`, its order. */
export const pageOfFound = ({ expressions, order, total }: Candidates): SQL => sql`(
  ${expressions}
  select id, ${total} as total, row_number() over (order by ${order}) as place from (
    select * from found order by ${order} limit least(${limit}, greatest(${beyondMost} - 1 - ${offset}, 0)) offset ${offset}
  ) as page
) as found`;

/** Selects the number of candidates as `found`. */
export const countOfFound = ({ expressions, total }: Candidates): SQL =>
  sql`(${expressions} select ${total} as total) as found`;

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Statement<Row> {
  execute(placeholders: Record<string, unknown>): Promise<readonly Row[]>;
}

/** Two prepared statements of a type, with the placeholders `query`, `breadth`, `limit` and `offset`. */
export interface Listing<Row> {
  readonly page: Statement<Row>;
  readonly count: Statement<{ readonly total: number }>;
}

/** A page of results. `total` is the number of listed results; `more` is true if further ones exist. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly more: boolean;
}

/**
 * Returns one page of results and their total, usually in one statement. `further` are values of additional
 * placeholders.
 */
export async function listFound<Row extends { readonly total: number }>(
  { page, count }: Listing<Row>,
  query: string,
  window: Window,
  further: Readonly<Record<string, unknown>> = {},
): Promise<FoundRows<Row>> {
  const values = { ...further, query, breadth: searchBreadth(query) };
  const rows = await page.execute({ ...values, ...window });
  const [first] = rows.length > 0 || window.offset === 0 ? rows : await count.execute(values);
  const total = first?.total ?? 0;
  return { rows, total: Math.min(total, FOUND_MOST), more: total > FOUND_MOST };
}
