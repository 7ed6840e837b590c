import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Maximum number of results of one type. The exact number of further results is not reported. */
export const FOUND_MOST = 250;

/** `FOUND_MOST` plus one, as a constant of a statement: the sign that there are more results. */
export const beyondMost = sql`251`;

/**
 * Converts a text to a query by functions of the database (`search_words`, `search_whole_words`). No character of
 * the text has a special meaning. `breadth` is 'names' or 'texts'.
 */
const inBreadth = (text: SQL, breadth: SQL): SQL =>
  sql`case ${breadth} when 'names' then search_whole_words(${text}) else search_words(${text}) end`;

/** Number of best rows that are sampled to find out if a search is common. All pages use the same sample. */
const SAMPLE = sql`256`;
/**
 * Number of matches in the sample that makes a search common. The index of words would then return an eighth of all
 * rows.
 */
const COMMON = sql`32`;
/**
 * Number of matches in the sample that makes a word common. A common word is compared row by row, without the index.
 */
const COMMON_WORD = sql`64`;
/** Number of rows that are read in the order `latest` if matches are common. */
const LATEST = sql`8000`;
/**
 * Maximum number of names that begin with the text. They are read separately, so that none is lost among many matches.
 */
const NAMED = sql`100`;

/** Ways to read a large table. */
interface Walks {
  /** Selects copies of the best rows: `id`, `search`, `search_name` and the columns of `then`. */
  readonly best: SQL;
  /** An order in which neighbours are stored together. */
  readonly latest: readonly SQL[];
  /** Converts a prefix to a query of whole words with that prefix, which is faster in the index. */
  readonly begun: (word: SQL) => SQL;
}

interface SearchedTable extends PgTable {
  readonly id: AnyPgColumn;
  readonly search: AnyPgColumn;
  readonly searchName: AnyPgColumn;
}

/** A column by which equally good results are ordered, and its direction. */
type SortKey = readonly [column: AnyPgColumn, direction: 'asc' | 'desc'];

interface Walked extends Walks {
  readonly table: SearchedTable;
  readonly listed: SQL;
  /** Condition of a match. */
  readonly matches: SQL;
  readonly text: SQL;
  readonly bound: SQL;
  readonly then: readonly SortKey[];
  /** Columns of a match: its id and the values of its rank. */
  readonly ranked: SQL;
}

const keyName = (index: number): SQL => sql`${sql.identifier(`key_${index}`)}`;

/** Order of matches by their rank, and of equal ranks by their keys. */
const rankOrder = (then: readonly SortKey[]): SQL =>
  sql.join(
    [sql`rank desc`, ...then.map(([, direction], index) => (direction === 'asc' ? asc : desc)(keyName(index)))],
    sql`, `,
  );

/**
 * Columns of a match. Values of the rank are read with the match, because reading rows again takes as long as finding them.
 */
const rankedBy = ({ id, searchName }: SearchedTable, then: readonly SortKey[], text: SQL, rank: SQL): SQL =>
  sql`${id} as id, ${searchName} = ${text} as exact_name, ${rank} as rank, ${sql.join(
    then.map(([column], index) => sql`${column} as ${keyName(index)}`),
    sql`, `,
  )}`;

/**
 * Returns common table expressions that end with `matched`: at most `bound` matches. If there are more, names that begin with
 * the text are preferred, then the best matches. Most searches read a few hundred rows of the table.
 */
function walkedMatches(walked: Walked): SQL {
  const { table, listed, matches, text, bound, then, ranked, best, latest, begun } = walked;
  const { id, search, searchName } = table;
  const columns = sql.join([...new Set([id, search, searchName, ...then.map(([column]) => column)])], sql`, `);
  const latestRows = sql`
    select ${columns} from ${table} where ${listed} order by ${sql.join([...latest], sql`, `)} limit ${LATEST}`;
  // The offset prevents the planner from using the index for every word.
  const indexed = sql`
    select ${ranked}
    from (select ${columns} from ${table} where ${listed} and ${search} @@ (select words from rare) offset 0) as ${table}
    where ${matches}`;
  const keys = sql.join(
    then.map((_key, index) => keyName(index)),
    sql`, `,
  );
  const common = sql`(select common from probe)`;
  const many = sql`(${common} or (select count(*) from few) >= ${bound})`;
  // A text without words, such as an emoji, is an empty query, which cannot be combined with others.
  return sql`
    asked_rows as materialized (
      select ${search} as words from (${best}) as ${table} order by ${id} limit ${SAMPLE}
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
      select ${ranked} from (
        select ${columns} from ${table}
        where ${listed} and ${searchName} ~>=~ ${text} and ${searchName} ~<~ (${text} || chr(1114111))
        order by ${searchName} using ~<~ limit ${NAMED}
      ) as ${table}
      where ${matches} and ${many}
    ), top as materialized (
      select ${ranked} from (${best}) as ${table} where ${matches} and ${many} order by ${rankOrder(then)} limit ${bound}
    ), ahead as materialized (
      select id from named union select id from top
    ), later as materialized (
      select ${ranked} from (${latestRows}) as ${table}
      where ${matches} and ${common} and ${id} not in (select id from ahead)
      limit greatest(${bound} - (select count(*) from ahead), 0)
    ), rest as materialized (
      ${indexed} and ${common} and (select count(*) from ahead) + (select count(*) from later) < ${bound} limit ${bound}
    ), matched as materialized (
      select id, exact_name, rank, ${keys} from (
        select 1 as part, * from named
        union all select 2, * from top where id not in (select id from named)
        union all select 3, * from few where id not in (select id from ahead)
        union all select 4, * from later
        union all select 5, * from rest where id not in (select id from ahead union all select id from later)
      ) as parts
      order by part limit ${bound}
    )`;
}

/** Similar spellings are added if there are fewer exact matches than this. */
const FEW = sql`4`;

/** Maximum number of similar spellings that are compared. */
const SIMILAR_MAX = sql`250`;

/** Minimum length of a text for similar spellings. In a shorter one, two common letters would be enough. */
const SIMILAR_MIN_LENGTH = sql`4`;

/** Candidates of a search: expressions before a statement, with the order and the number of the rows of `found`. */
export interface Candidates {
  readonly expressions: SQL;
  readonly order: SQL;
  readonly total: SQL;
}

/** A searched table and the order of its results. */
export interface Searched {
  readonly table: SearchedTable;
  /** Condition of every result. */
  readonly listed: SQL;
  /** Order of equally good results. Must be unambiguous. */
  readonly then: readonly SortKey[];
  /** Ways to read a large table. Without them, the listed matches are arbitrary. */
  readonly walks?: Walks | undefined;
}

/**
 * Builds a search with the placeholders `query` and `breadth`. Every word must match: as a prefix, or whole in names. Similar
 * spellings follow (docs/adr/0014).
 */
export function foundIn({ table, listed, then, walks }: Searched): Candidates {
  const query = sql`${sql.placeholder('query')}::text`;
  const breadth = sql`${sql.placeholder('breadth')}::text`;
  // The planner does not know words that come from a subquery, so it plans for rare words. Only those use this plan.
  const words = sql`(select words from asked)`;
  const text = sql`(select text from asked)`;
  const matches = sql`${table.search} @@ ${words}`;
  const ranked = rankedBy(table, then, text, sql`ts_rank(${table.search}, ${words})`);
  const known = walks
    ? walkedMatches({ ...walks, table, listed, matches, text, then, ranked, bound: beyondMost })
    : sql`matched as materialized (select ${ranked} from ${table} where ${listed} and ${matches} limit ${beyondMost})`;
  // Excludes short texts, which resemble too many names, and texts that equal a name.
  const alike = sql`(select breadth from asked) = 'texts' and length(${text}) >= ${SIMILAR_MIN_LENGTH}
    and (select count(*) from matched) < ${FEW} and not (select named from known)`;
  const similar = rankedBy(table, then, text, sql`word_similarity(${text}, ${table.searchName})`);
  const order = sql`exact desc, exact_name desc, ${rankOrder(then)}`;
  const expressions = sql`
    with asked as materialized (
      select ${inBreadth(query, breadth)} as words, search_fold(${query}) as text, ${breadth} as breadth
    ), ${known}, known as materialized (
      select exists (select from matched where exact_name) as named
    ), alike as materialized (
      select ${similar} from ${table}
      where ${listed} and ${text} <% ${table.searchName} and ${alike} and ${table.id} not in (select id from matched)
      limit ${SIMILAR_MAX}
    ), found as (
      select *, true as exact from matched union all select *, false from alike
    )`;
  return { expressions, order, total: sql`((select count(*) from matched) + (select count(*) from alike))::integer` };
}
