import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inBreadth } from './in-breadth';

/** So many rows at the top are asked whether a search is for something common, */
const ASKED = sql`256`;
/** which it is when so many of them match: the index of words would then collect an eighth of all rows. */
const COMMON = sql`32`;
/** A single word that so many of them have is asked of each row that has the others, and not of the index. */
const COMMON_WORD = sql`64`;
/** So many of the first rows are gone through for the matches that should come first, */
const FIRST = sql`2000`;
/** and of the latest for further ones when matches are common. */
const LATEST = sql`8000`;
/** Names that begin with what was typed, so that none of them is missed among too many matches. */
const NAMED = sql`100`;

/** The orders in which a large table is walked. */
export interface Walks {
  /** What should come first. */
  readonly first: readonly SQL[];
  /** Any other, in which neighbours are stored together. */
  readonly latest: readonly SQL[];
  /** A word's beginning as a query of the words that begin so, which the index answers sooner. */
  readonly begun: (word: SQL) => SQL;
}

interface Walked extends Walks {
  readonly table: PgTable & {
    readonly id: AnyPgColumn;
    readonly search: AnyPgColumn;
    readonly searchName: AnyPgColumn;
  };
  readonly listed: SQL;
  /** Whether a row matches. */
  readonly matches: SQL;
  readonly text: SQL;
  readonly bound: SQL;
}

/**
 * The parts of a statement that end in `matched`: all matches when there are fewer than `bound`, otherwise so many of them: those whose
 * names begin with the text, those among the first rows, and any. Whatever is searched for, only some thousand rows are read.
 */
export function walkedMatches({ table, listed, matches, text, bound, first, latest, begun }: Walked): SQL {
  const { id, search, searchName } = table;
  const walk = (order: readonly SQL[], rows: SQL): SQL =>
    sql`(select ${id}, ${search} from ${table} where ${listed} order by ${sql.join([...order], sql`, `)} limit ${rows}) as ${table}`;
  const among = (order: readonly SQL[], rows: SQL): SQL =>
    sql`select ${id} as id from ${walk(order, rows)} where ${matches}`;
  // The offset keeps the index from being asked for every word after all.
  const indexed = sql`
    select ${id} as id
    from (select ${id}, ${search} from ${table} where ${listed} and ${search} @@ (select words from rare) offset 0) as ${table}
    where ${matches}`;
  const common = sql`(select common from probe)`;
  const many = sql`(${common} or (select count(*) from few) >= ${bound})`;
  // A sign that is no word, such as an emoji, is a query of nothing, which cannot be joined to others.
  return sql`
    asked_rows as materialized (
      select ${search} as words from ${walk(first, ASKED)}
    ), probe as materialized (
      select count(*) >= ${COMMON} as common from asked_rows where words @@ (select words from asked)
    ), terms as materialized (
      select ${inBreadth(sql`word`, sql`breadth`)} as term,
        case breadth when 'names' then search_whole_words(word) else ${begun(sql`word`)} end as indexed
      from asked cross join lateral regexp_split_to_table(text, ' +') as word where word <> ''
    ), counted as materialized (
      select indexed, (select count(*) from asked_rows where words @@ term) < ${COMMON_WORD} as uncommon
      from terms where numnode(term) > 0
    ), rare as materialized (
      select coalesce(
        string_agg('(' || indexed::text || ')', ' & ') filter (where uncommon), string_agg('(' || indexed::text || ')', ' & ')
      )::tsquery as words
      from counted
    ), few as materialized (
      ${indexed} and not ${common} limit ${bound}
    ), named as materialized (
      select ${id} as id from (
        select ${id}, ${search} from ${table}
        where ${listed} and ${searchName} ~>=~ ${text} and ${searchName} ~<~ (${text} || chr(1114111))
        order by ${searchName} using ~<~ limit ${NAMED}
      ) as ${table}
      where ${matches} and ${many}
    ), top as materialized (
      ${among(first, FIRST)} and ${many} limit ${bound}
    ), later as materialized (
      ${among(latest, LATEST)} and ${common} and (select count(*) from top) < ${bound} limit ${bound}
    ), rest as materialized (
      ${indexed} and ${common}
        and (select count(*) from (select id from top union select id from later union select id from named) as walked) < ${bound}
      limit ${bound}
    ), matched as materialized (
      select id from (
        select id, 1 as part from named union all select id, 2 from top union all select id, 3 from few
        union all select id, 3 from later union all select id, 4 from rest
      ) as parts
      group by id order by min(part), id desc limit ${bound}
    )`;
}
