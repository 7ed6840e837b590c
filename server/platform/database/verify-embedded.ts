import type { PGlite } from '@electric-sql/pglite';

/** All tables, and the tables of their long values. Names are quoted where necessary. */
const TABLES = `
  with own as (
    select oid, reltoastrelid from pg_class
    where relnamespace::regnamespace::text in ('public', 'drizzle') and relkind = 'r' and relpersistence = 'p'
  )
  select oid::regclass::text as name from own union all
  select reltoastrelid::regclass::text from own where reltoastrelid <> 0`;

/**
 * Counts the rows of all tables, once in the table and once in an index. Returns the first table with a difference.
 * Rejects with the error of PostgreSQL for a page that is missing or has a wrong checksum.
 */
export function findDamagedTable(engine: PGlite): Promise<string | undefined> {
  return engine.transaction(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(TABLES);
    const countAll = async (): Promise<readonly (number | undefined)[]> => {
      const counts: (number | undefined)[] = [];
      for (const { name } of rows)
        counts.push(
          (await tx.query<{ count: number }>(`select count(*)::float8 as count from ${name}`)).rows[0]?.count,
        );
      return counts;
    };
    await tx.exec('set local enable_indexscan = off; set local enable_indexonlyscan = off');
    const inTables = await countAll();
    await tx.exec(
      'set local enable_indexscan = on; set local enable_indexonlyscan = on; set local enable_seqscan = off; ' +
        'set local enable_bitmapscan = off',
    );
    const inIndexes = await countAll();
    return rows.find((_, at) => inTables[at] !== inIndexes[at])?.name;
  });
}
