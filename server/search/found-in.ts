import type { SQL } from 'drizzle-orm';
import { desc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** While the words of a search are found fewer times than this, what is spelled alike is listed below it. */
const FEW = sql`4`;

/** In shorter searches, two letters in common would be likeness enough. */
const LIKENESS_MIN = sql`4`;

interface SearchedTable extends PgTable {
  readonly id: AnyPgColumn;
  readonly search: AnyPgColumn;
  readonly searchName: AnyPgColumn;
}

/** What is searched, and how it is listed. */
export interface Searched {
  readonly table: SearchedTable;
  /** What may be found at all. */
  readonly listed: SQL;
  /** Among equally good ones, unambiguous in the end. */
  readonly then: readonly SQL[];
}

export interface Found {
  readonly where: SQL;
  readonly order: readonly SQL[];
}

/** Finds by the placeholders `query` and `breadth`: all words, each by its beginning or whole in names, then what is spelled alike; the best first, always in the same order. */
export function foundIn({ table, listed, then }: Searched): Found {
  // The database itself turns text into a query (migrations search_words, search_whole_words): no sign in it has a meaning there.
  const query = sql`${sql.placeholder('query')}`;
  const breadth = sql`${sql.placeholder('breadth')}::text`;
  const words = sql`case ${breadth} when 'names' then search_whole_words(${query}) else search_words(${query}) end`;
  const text = sql`search_fold(${query})`;
  const exact = sql`${table.search} @@ (${words})`;
  const few = sql`(select count(*) from (select from ${table} where ${listed} and ${exact} limit ${FEW}) as known) < ${FEW}`;
  // Single letters are like too many names.
  const alike = sql`${breadth} = 'texts' and ${text} <% ${table.searchName} and length(${text}) >= ${LIKENESS_MIN}`;
  const rank = sql`case when ${exact} then ts_rank(${table.search}, ${words}) else word_similarity(${text}, ${table.searchName}) end`;
  return {
    // Two branches rather than an `or`: each uses its own index, and the second is not walked while the first finds enough.
    where: sql`${table.id} in (
      select ${table.id} from ${table} where ${listed} and ${exact}
      union all select ${table.id} from ${table} where ${listed} and ${alike} and ${few}
    )`,
    order: [desc(exact), desc(rank), ...then],
  };
}
