import type { ClientBase, Pool } from 'pg';
import { ConfigError } from '../config/config-error';
import { likenessLimit } from './likeness-limit';

/** Parameters of each session for queries: name, value, and value as PostgreSQL shows it. */
const parameters = [
  ['statement_timeout', '5000', '5s'],
  // Every statement is short: compiling one takes hundreds of times as long as running it.
  ['jit', 'off', 'off'],
  [likenessLimit.name, likenessLimit.value, likenessLimit.value],
] as const;

/** Options of connections to PostgreSQL itself. A pooler refuses them. */
export const sessionOptions = {
  options: parameters.map(([name, value]) => `-c ${name}=${value}`).join(' '),
} as const;

/** Statement for pgbouncer's `connect_query`, which sets the same parameters. */
const connectQuery = parameters.map(([name, value]) => `set ${name} = ${value}`).join('; ');

/** Throws `ConfigError` if the sessions of a pooler lack the parameters. */
export async function requireSessionParameters(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ shown: readonly string[] }>(
    `select array[${parameters.map(([name]) => `current_setting('${name}', true)`).join(', ')}] as shown`,
  );
  if (parameters.some(([, , shown], at) => rows[0]?.shown[at] !== shown))
    throw new ConfigError(
      'DATABASE_URL',
      `the sessions of pgbouncer lack parameters. Add connect_query = '${connectQuery}' to its database, and reload it.`,
    );
}

/** Removes the names of prepared statements: in transaction mode, each transaction may be on another connection. */
export function unnameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  Object.assign(client, {
    query: (statement: unknown, ...rest: readonly unknown[]) =>
      query(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest),
  });
}
