import { sql } from 'drizzle-orm';
import { searchBreadth } from '../../src/domain/search/search-breadth';

/** How many rows fit in all, beside each row of a page. */
export const totalBeside = sql<number>`(count(*) over ())::int`;

/** How many rows fit, alone. */
export const totalAlone = sql<number>`count(*)::int`;

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

export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** One page of what is found and the number of all, in one statement unless the page is beyond the last. */
export async function listFound<Row extends { readonly total: number }>(
  { page, count }: Listing<Row>,
  query: string,
  window: Window,
): Promise<FoundRows<Row>> {
  const asked = { query, breadth: searchBreadth(query) };
  const rows = await page.execute({ ...asked, ...window });
  const [first] = rows;
  if (first) return { rows, total: first.total };
  if (window.offset === 0) return { rows, total: 0 };
  const [counted] = await count.execute(asked);
  return { rows, total: counted?.total ?? 0 };
}
