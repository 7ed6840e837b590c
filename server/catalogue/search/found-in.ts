import type { SQL } from 'drizzle-orm';
import { desc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beyondMost } from './found-most';

/**
 * A text as the database's own query (migrations search_words, search_whole_words): no sign in it has a meaning there.
 * `breadth` is 'names' or 'texts'.
 */
const inBreadth = (text: SQL, breadth: SQL): SQL =>
  sql`case ${breadth} when 'names' then search_whole_words(${text}) else search_words(${text}) end`;

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
interface Walks {
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
function walkedMatches({ table, listed, matches, text, bound, first, latest, begun }: Walked): SQL {
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
