import type { SQL } from 'drizzle-orm';
import { desc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beyondMost } from './found-most';
import { inBreadth } from './in-breadth';
import type { Walks } from './walked-matches';
import { walkedMatches } from './walked-matches';

/** While the words of a search are found fewer times than this, what is spelled alike is listed below it. */
const FEW = sql`4`;

/** So many that are spelled alike are compared. */
const ALIKE_MOST = sql`256`;

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
  /** In which orders a table is walked that may have very many matches; without them, any of its matches are listed. */
  readonly walks?: Walks | undefined;
}

/**
 * Finds by the placeholders `query` and `breadth`: all words, each by its beginning or whole in names, then what is spelled alike.
 * Answers `id`, `place` (from 1, the best first, always in the same order) and `total`, of 1,001 candidates at most (docs/adr/0014).
 */
export function foundIn({ table, listed, then, walks }: Searched): SQL {
  // The database itself turns text into a query (migrations search_words, search_whole_words): no sign in it has a meaning there.
  const query = sql`${sql.placeholder('query')}::text`;
  const breadth = sql`${sql.placeholder('breadth')}::text`;
  // Read from the statement's own table, the words are unknown when it is planned: the plan suits rare ones, for which it is used.
  const words = sql`(select words from asked)`;
  const text = sql`(select text from asked)`;
  const matches = sql`${table.search} @@ ${words}`;
  const known = walks
    ? walkedMatches({ ...walks, table, listed, matches, text, bound: beyondMost })
    : sql`matched as materialized (select ${table.id} as id from ${table} where ${listed} and ${matches} limit ${beyondMost})`;
  // Single letters are like too many names, and what is called so is not mistyped.
  const alike = sql`(select breadth from asked) = 'texts' and length(${text}) >= ${LIKENESS_MIN}
    and (select count(*) from matched) < ${FEW} and not (select named from known)`;
  const rank = sql`case when found.exact then ts_rank(${table.search}, ${words}) else word_similarity(${text}, ${table.searchName}) end`;
  const order = sql.join(
    [sql`found.exact desc`, desc(sql`${table.searchName} = ${text}`), desc(rank), ...then],
    sql`, `,
  );
  return sql`
    with asked as materialized (
      select ${inBreadth(query, breadth)} as words, search_fold(${query}) as text, ${breadth} as breadth
    ), ${known}, known as materialized (
      select exists (
        select from matched join ${table} on ${table.id} = matched.id where ${table.searchName} = ${text}
      ) as named
    ), alike as materialized (
      select ${table.id} as id from ${table}
      where ${listed} and ${text} <% ${table.searchName} and ${alike} and ${table.id} not in (select id from matched)
      limit ${ALIKE_MOST}
    ), found as (
      select id, true as exact from matched union all select id, false from alike
    )
    select ${table.id} as id, row_number() over (order by ${order}) as place, (count(*) over ())::integer as total
    from found join ${table} on ${table.id} = found.id`;
}
