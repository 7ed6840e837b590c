import type { PGlite } from '@electric-sql/pglite';

/** Restores an engine to its remembered content. Returns false if its structure has changed. */
export type Restore = () => Promise<boolean>;

interface Table {
  readonly name: string;
  /** Columns that are stored rather than generated. */
  readonly columns: string;
}

const TABLES = `
  select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;

const STRUCTURE = `
  select md5(string_agg(part, ' ' order by part)) as structure from (
    select concat_ws('.', a.attrelid, a.attname, a.atttypid, a.attnotnull) as part from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    union all select concat_ws('.', c.oid, c.relname) from pg_class c where c.relnamespace = 'public'::regnamespace
    union all select concat_ws('.', oid, proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws('.', tgrelid, tgname, tgenabled) from pg_trigger
    union all select concat_ws('.', conrelid, conname) from pg_constraint
  ) parts`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null)
    as restored from pg_sequences where schemaname = 'public'`;

async function structureOf(engine: PGlite): Promise<string | undefined> {
  const { rows } = await engine.query<{ structure: string }>(STRUCTURE);
  return rows[0]?.structure;
}

/** Stores a copy of every row beside the tables. */
export async function rememberContent(engine: PGlite): Promise<Restore> {
  const { rows: tables } = await engine.query<Table>(TABLES);
  const { rows: sequences } = await engine.query<{ restored: string }>(SEQUENCES);
  const structure = await structureOf(engine);
  await engine.exec(
    [
      'create schema pristine',
      ...tables.map(({ name }) => `create table pristine.${name} as table public.${name}`),
    ].join(';'),
  );
  const statements = [
    'begin',
    // Runs without triggers and foreign keys, because the copy is complete.
    'set local session_replication_role = replica',
    `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')}`,
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from pristine.${name}`,
    ),
    ...sequences.map(({ restored }) => restored),
    'commit',
    'discard all',
  ];
  return async () => {
    if ((await structureOf(engine)) !== structure) return false;
    for (const statement of statements) await engine.exec(statement);
    return true;
  };
}
