import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meta } from '../../../../server/platform/database/schema/platform';
import type { Executor } from '../../../../server/platform/database/executor';
import { route } from '../../../../server/platform/http/route';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import type { Answer } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const CALLS = 100;
const CODES = ['40P01', '40001'] as const;
const NAMES = ['deadlock', 'serialisation'] as const;
const input = z.strictObject({ id: z.string(), losses: z.number(), code: z.enum(CODES) });
const common = { method: 'POST', access: 'anyone', summary: 'A test.', data: z.string() } as const;

/** Number of runs of the handler for each call. */
const runs = new Map<string, number>();
const done: string[] = [];

function countRun(id: string): number {
  const run = (runs.get(id) ?? 0) + 1;
  runs.set(id, run);
  return run;
}

/** Adds one to the values of two rows, the second only after others had time to change it. */
async function changeBoth(tx: Executor, rows: readonly string[]): Promise<void> {
  for (const key of rows) {
    await tx
      .update(meta)
      .set({ value: sql`(${meta.value}::int + 1)::text` })
      .where(eq(meta.key, key));
    await tx.execute('select pg_sleep(0.005)');
  }
}

/** Calls that change the same rows: in different orders, or from an old snapshot. */
const ways: Readonly<Record<(typeof NAMES)[number], (tx: Executor, id: string) => Promise<void>>> = {
  async deadlock(tx, id) {
    await tx.execute("set local deadlock_timeout = '5ms'");
    await changeBoth(tx, Number(id) % 2 === 0 ? ['deadlock a', 'deadlock b'] : ['deadlock b', 'deadlock a']);
  },
  async serialisation(tx) {
    await tx.execute('set transaction isolation level serializable');
    await changeBoth(tx, ['serialisation a', 'serialisation b']);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    demo: false,
    environment: { HOLOCADE_LOG_LEVEL: 'silent' },
    routes: () => [
      route(
        defineCall({ ...common, path: '/v1/test/loses', body: input }),
        async ({ body: { id, losses, code }, tx, now, afterCommit }) => {
          await tx.insert(meta).values({ key: `loses ${id}`, value: 'x', writtenAt: now });
          afterCommit(() => done.push(id));
          if (countRun(id) <= losses)
            await tx.execute(`do $$ begin raise exception 'a conflict' using errcode = '${code}'; end $$`);
          return ok({ data: id });
        },
      ),
      ...NAMES.map((name) =>
        route(
          defineCall({ ...common, path: `/v1/test/${name}`, body: z.strictObject({ id: z.string() }) }),
          async ({ body: { id }, tx }) => {
            countRun(`${name} ${id}`);
            await ways[name](tx, id);
            return ok({ data: id });
          },
        ),
      ),
    ],
  });
});
afterAll(() => server.close());

const lose = (id: string, losses: number, code: (typeof CODES)[number] = '40P01'): Promise<Answer> =>
  server.request('/v1/test/loses', { body: { id, losses, code } });
const stored = (id: string) => server.deps.database.db.$count(meta, eq(meta.key, `loses ${id}`));
const atOnce = (call: (at: number) => Promise<Answer>): Promise<readonly Answer[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, at) => call(at)));

describe('a transaction that loses a conflict', () => {
  test('is repeated eight times, and commits once with its side effects', async () => {
    expect((await lose('lucky', 8)).status).toBe(200);
    expect([runs.get('lucky'), await stored('lucky'), done.filter((id) => id === 'lucky')]).toEqual([9, 1, ['lucky']]);
  });

  test('is refused with 503 after the eighth repetition, and stores nothing', async () => {
    const answer = await lose('unlucky', 9);
    expect([answer.status, answer.envelope().status.debug]).toEqual([503, 'err_unavailable']);
    expect(answer.headers['retry-after']).toBe('1');
    expect([runs.get('unlucky'), await stored('unlucky'), done.includes('unlucky')]).toEqual([9, 0, false]);
  });

  test('F07: a hundred concurrent calls that lose up to three conflicts all succeed', async () => {
    const answers = await atOnce((at) => lose(`call ${String(at)}`, 1 + (at % 3), CODES[at % 2]));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(CALLS).fill(200));
    expect(done.filter((id) => id.startsWith('call ')).sort()).toEqual(
      Array.from({ length: CALLS }, (_, at) => `call ${String(at)}`).sort(),
    );
  });

  test.each(NAMES)(
    'F07: a hundred calls with a real %s conflict succeed once or are refused with 503',
    async (name) => {
      const { db, kind } = server.deps.database;
      const keys = [`${name} a`, `${name} b`];
      await db.insert(meta).values(keys.map((key) => ({ key, value: '0', writtenAt: new Date() })));
      const answers = await atOnce((at) => server.request(`/v1/test/${name}`, { body: { id: String(at) } }));
      const succeeded = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(
        ({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0,
      ).length;
      expect(succeeded + refused).toBe(CALLS);
      expect(succeeded).toBeGreaterThan(0);
      const values = await db
        .select({ value: meta.value })
        .from(meta)
        .where(sql`${meta.key} in ${keys}`);
      expect(values).toEqual(Array(2).fill({ value: String(succeeded) }));
      // The embedded database runs one transaction at a time.
      const attempts = [...runs].filter(([id]) => id.startsWith(`${name} `)).reduce((sum, [, runs]) => sum + runs, 0);
      if (kind === 'postgres') expect(attempts).toBeGreaterThan(CALLS);
    },
  );
});
