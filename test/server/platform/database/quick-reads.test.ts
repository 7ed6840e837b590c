import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import { isUnavailable } from '../../../../server/platform/database/database-failure';
import type { Executor } from '../../../../server/platform/database/executor';
import { quickRead } from '../../../../server/platform/database/quick-reads';
import { meta } from '../../../../server/platform/database/schema/platform';
import { openEmptyDatabase } from '../../support/open-empty-database';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const LOCK = 77;

interface Answer {
  readonly value: number;
  readonly session: number;
}

/** Reads a value and the session of the connection. Waits while somebody holds the lock if `waits`. */
async function read(executor: Executor, value: number, waits = false): Promise<Answer> {
  const lock = waits ? sql`pg_advisory_xact_lock(${LOCK})::text` : sql`''`;
  const [row] = await executor
    .select({ value: sql<number>`${sql.placeholder('value')}::integer`, session: sql<number>`pg_backend_pid()` })
    .from(sql`(select ${lock}) as waited`)
    .prepare(quickRead(waits ? 'waiting' : 'value'))
    .execute({ value });
  if (!row) throw new Error('no row');
  return row;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

// The embedded database has no connections.
describe.runIf(url !== undefined)('quick reads', () => {
  let database: Database;
  let other: Client;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    const { rows } = (await database.db.execute(sql`select current_database() as name`)) as {
      readonly rows: readonly { readonly name: string }[];
    };
    // An advisory lock belongs to one database.
    other = new Client(Object.assign(new URL(String(url)), { pathname: rows[0]?.name }).href);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.close();
  });

  test('share one connection, and each gets its own answer', async () => {
    const answers = await Promise.all(upTo(200).map((value) => read(database.db, value)));
    expect(answers.map(({ value }) => value)).toEqual(upTo(200));
    const next = await Promise.all(upTo(32).map((value) => read(database.db, value)));
    expect(new Set(next.map(({ session }) => session)).size).toBe(1);
  });

  test('take connections of the pool while 32 wait for an answer', async () => {
    await other.query('select pg_advisory_lock($1)', [LOCK]);
    const waiting = upTo(32).map((value) => read(database.db, value, true));
    const { value, session } = await read(database.db, 33);
    expect(value).toBe(33);
    await other.query('select pg_advisory_unlock($1)', [LOCK]);
    const answers = await Promise.all(waiting);
    expect(answers.map((answer) => answer.value)).toEqual(upTo(32));
    expect(answers.map((answer) => answer.session)).not.toContain(session);
  });

  test('see the changes of their transaction', async () => {
    await database.transaction(async (tx) => {
      await tx.insert(meta).values({ key: 'quick', value: '"read"', writtenAt: new Date(0) });
      const find = tx
        .select()
        .from(meta)
        .where(sql`${meta.key} = 'quick'`)
        .prepare(quickRead('meta'));
      expect(await find.execute()).toHaveLength(1);
    });
  });

  test('an error of one is not an error of the next', async () => {
    const [refused, given] = await Promise.allSettled([read(database.db, Number.NaN), read(database.db, 5)]);
    expect([refused.status, given.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('after a lost connection, waiting ones fail as unavailable and the next ones take another connection', async () => {
    const { session } = await read(database.db, 1);
    await other.query('select pg_advisory_lock($1)', [LOCK]);
    const waiting = read(database.db, 2, true).catch(isUnavailable);
    await other.query('select pg_terminate_backend($1, 5000)', [session]);
    await other.query('select pg_advisory_unlock($1)', [LOCK]);
    expect(await waiting).toBe(true);
    expect(await read(database.db, 4)).not.toMatchObject({ session });
  });
});
