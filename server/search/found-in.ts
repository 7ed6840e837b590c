import type { SQL } from 'drizzle-orm';
import { and, desc, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** While the words of a search are found fewer times than this, what is spelled alike is listed below it. */
const FEW = sql`4`;

/** In shorter searches, two letters in common would be likeness enough. */
const LIKENESS_MIN = sql`4`;

/** What is searched, and how it is listed. */
export interface Searched {
  readonly table: PgTable;
  readonly vector: AnyPgColumn;
  /** What a mistyped search is compared with, in the words of its trigram index. */
  readonly names: SQL;
  /** What may be found at all. */
  readonly listed: SQL;
  /** Among equally good ones, unambiguous in the end. */
  readonly then: readonly SQL[];
}

export interface Found {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
}

/** Finds by the placeholder `query`: all words, each by its beginning, then what is spelled alike; the best first, always in the same order. */
export function foundIn({ table, vector, names, listed, then }: Searched): Found {
  // The database itself turns text into a query (migration search_words): no sign in it has a meaning there.
  const query = sql`${sql.placeholder('query')}`;
  const words = sql`search_words(${query})`;
  const text = sql`search_fold(${query})`;
  const exact = sql`${vector} @@ ${words}`;
  const few = sql`(select count(*) from (select from ${table} where ${listed} and ${exact} limit ${FEW}) as known) < ${FEW}`;
  const rank = sql`case when ${exact} then ts_rank(${vector}, ${words}) else word_similarity(${text}, ${names}) end`;
  return {
    where: and(listed, or(exact, and(sql`${text} <% ${names}`, sql`length(${text}) >= ${LIKENESS_MIN}`, few))),
    order: [desc(exact), desc(rank), ...then],
  };
}
