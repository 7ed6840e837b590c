import { drizzle } from 'drizzle-orm/node-postgres';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { WriteDump } from './database';
import type { DatabaseContent } from './database-content';
import { databaseContent, differenceOf, isEmptyDatabase } from './database-content';

const CONNECT_MS = 10_000;

type Tool = 'pg_dump' | 'pg_restore';

/** Arguments and environment for a tool. Command lines are public on a machine, so the password is in the environment. */
function connectionOf(url: string): { readonly dbname: string; readonly env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
  return { dbname: `--dbname=${address.href}`, env };
}

/** Starts a tool. `finished` never rejects. */
function start(tool: Tool, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(child.stderr);
  const finished = once(child, 'close').then(
    async ([code]): Promise<Result<undefined, string>> => {
      if (code === 0) return ok(undefined);
      return err(`${tool} failed: ${(await errors).trim().split('\n')[0] ?? 'no reason given'}`);
    },
    (): Result<undefined, string> => err(`${tool} could not be started.`),
  );
  return { output: child.stdout, finished };
}

/** Checks that a tool is installed and not older than the server. */
async function checkTool(tool: Tool, client: Client): Promise<Result<undefined, string>> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const needed = rows[0]?.major ?? 0;
  const next = `Install the package postgresql-client-${String(needed)} on this machine.`;
  const { output, finished } = start(tool, ['--version'], process.env);
  const [version, done] = await Promise.all([text(output).catch(() => ''), finished]);
  if (!done.ok) return err(`${tool} is not installed. ${next}`);
  const major = Number(/ (\d+)/.exec(version)?.[1]);
  if (major >= needed) return ok(undefined);
  return err(`${tool} has version ${String(major)}, older than the server’s version ${String(needed)}. ${next}`);
}

async function onClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Dumps a database with `pg_dump` and counts its rows in the same snapshot, while others write. */
export async function dumpPostgres(url: string, write: WriteDump): Promise<Result<DatabaseContent, string>> {
  return onClient(url, async (client) => {
    const usable = await checkTool('pg_dump', client);
    if (!usable.ok) return usable;
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const { dbname, env } = connectionOf(url);
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data'];
    const dump = start('pg_dump', [...options, `--snapshot=${rows[0]?.snapshot ?? ''}`, dbname], env);
    const [content, , done] = await Promise.all([databaseContent(drizzle(client)), write(dump.output), dump.finished]);
    return done.ok ? ok(content) : done;
  });
}

async function checkTarget(client: Client): Promise<Result<undefined, string>> {
  if (!(await isEmptyDatabase(drizzle(client))))
    return err('The database of DATABASE_URL is not empty. Create an empty one.');
  return checkTool('pg_restore', client);
}

/** Checks that a dump can be loaded, and changes nothing: the database is empty, and `pg_restore` is installed. */
export const checkPostgresTarget = (url: string): Promise<Result<undefined, string>> => onClient(url, checkTarget);

/** Loads a dump of `pg_dump` into an empty database, completely or not at all. */
export async function loadPostgres(
  url: string,
  file: string,
  expected: DatabaseContent,
): Promise<Result<undefined, string>> {
  return onClient(url, async (client) => {
    const db = drizzle(client);
    // The restore of the files may have taken hours.
    const usable = await checkTarget(client);
    if (!usable.ok) return usable;
    const { dbname, env } = connectionOf(url);
    const options = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction'];
    const load = start('pg_restore', [...options, dbname, file], env);
    load.output.resume();
    const done = await load.finished;
    if (!done.ok) return done;
    const difference = differenceOf(expected, await databaseContent(db));
    return difference === undefined
      ? ok(undefined)
      : err(`The restored database differs from the backup: ${difference}. Do not use it: create an empty one.`);
  });
}
