import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holocade } from '../../../../server/platform/command-line/holocade';
import { openControlChannel } from '../../../../server/platform/command-line/serve-operator-commands';
import { controlAddress } from '../../../../server/platform/command-line/control-address';
import type { Database, Opening } from '../../../../server/platform/database/database';
import { DatabaseInUse } from '../../../../server/platform/database/lock-file';
import type { openDatabase } from '../../../../server/platform/database/open-database';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { ok } from '../../../../src/domain/shared/result';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { temporaryFolder } from '../../support/temporary-folder';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const nothing = async (): Promise<Database> => {
  throw new Error('This test needs no database.');
};

async function type(
  args: readonly string[],
  data: string,
  { more = {}, open = nothing }: { more?: Readonly<Record<string, string>>; open?: typeof openDatabase } = {},
) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await holocade(
    {
      args,
      environment: { NODE_ENV: 'test', HOLOCADE_DATA: data, HOLOCADE_LOG_LEVEL: 'silent', ...more },
      folder: data,
      input: Readable.from([]),
      print: (line) => output.push(line),
      printError: (line) => errors.push(line),
    },
    open,
  );
  return { code, output, errors };
}

test('holocade opens the database itself without a server, and always closes it', async () => {
  const data = temporaryFolder();
  let closed = 0;
  const close = async (): Promise<void> => {
    closed += 1;
  };
  const open = async (): Promise<Database> => ({ ...database, close });
  const added = await type(['user', 'add', 'rigel', 'rigel@mail.test'], data, { open });
  expect(added).toMatchObject({ code: 0, errors: [] });
  expect(added.output).toEqual(['rigel added. The account can log in.', expect.stringMatching(/^Password: \S{16,}$/)]);
  expect(await type(['coins', 'grant', 'rigel', '5'], data, { open })).toMatchObject({
    code: 0,
    output: ['rigel now has 5 coins.'],
  });
  expect(await type(['coins', 'grant', 'nobody', '5'], data, { open })).toEqual({
    code: 1,
    output: [],
    errors: ['There is no user “nobody”.'],
  });
  expect(closed).toBe(3);
});

test('check-ledger prints a sentence for each error of the ledger, and exits with code 1', async () => {
  const open = async (): Promise<Database> => ({ ...database, close: async () => undefined });
  const data = temporaryFolder();
  const accountId = await insertPlayer(database, 'deneb');
  const at = new Date('2026-03-01T12:00:00.000Z');
  const request = { accountId, amount: 10, price: 99, vatRate: 1900, provider: 'sandbox', createdAt: at } as const;
  const requests = ['first', 'second'].map((idempotencyKey) => ({
    ...request,
    held: 1,
    idempotencyKey,
    updatedAt: at,
  }));
  expect(await type(['check-ledger'], data, { open })).toMatchObject({ code: 0, output: [expect.any(String)] });
  await database.db.insert(coinOrders).values(requests);
  const checked = await type(['check-ledger'], data, { open });
  expect([checked.code, checked.output]).toEqual([1, []]);
  const sentences = checked.errors.join('\n').split('\n');
  expect(sentences).toHaveLength(4);
  const wrongSum = /^Order \S+ holds 1 coin, but its entries add up to 0 coins\.$/;
  const inconsistent = /^Order \S+ is created, holds 1 of 10 coins, .+: inconsistent\.$/;
  for (const fault of [wrongSum, inconsistent]) expect(sentences.filter((one) => fault.test(one))).toHaveLength(2);
});

test('holocade reports a database that another process has open', async () => {
  const open = async (): Promise<Database> => {
    throw new DatabaseInUse(7, '/data/db.lock');
  };
  const refused = await type(['coins', 'grant', 'nova', '5'], temporaryFolder(), { open });
  expect([refused.code, refused.errors]).toEqual([1, [expect.stringContaining('in use by process 7')]]);
});

test('holocade sends commands to a running server', async () => {
  const data = temporaryFolder();
  const path = controlAddress({ dataFolder: data }) ?? '';
  closing.push(await openControlChannel({ path, run: async ({ command }) => ok(command), failed: () => undefined }));
  expect(await type(['coins', 'grant', 'nova', '5'], data)).toEqual({ code: 0, output: ['coins grant'], errors: [] });
});

test('backup without a server leaves the database as it is, and restore needs a stopped server', async () => {
  const data = temporaryFolder();
  const openings: (Opening | undefined)[] = [];
  const open = async (_config: unknown, _log: unknown, opening?: Opening): Promise<Database> => {
    openings.push(opening);
    return { ...database, close: async () => undefined };
  };
  const folder = join(temporaryFolder(), 'backup');
  const made = await type(['backup', folder], data, { open });
  expect([made.code, made.errors]).toEqual([0, []]);
  expect(made.output[0]).toMatch(/^Backup complete: .*\nIt does not contain the secret\./);
  expect(openings).toEqual([{ migrates: false }]);
  const path = controlAddress({ dataFolder: data }) ?? '';
  closing.push(await openControlChannel({ path, run: async ({ command }) => ok(command), failed: () => undefined }));
  expect(await type(['restore', folder], data)).toEqual({
    code: 1,
    output: [],
    errors: ['A server runs on this data folder. Stop it, and restore into an empty data folder.'],
  });
});

test('restore reports the refusal of a folder without a backup', async () => {
  const folder = temporaryFolder();
  const refused = await type(['restore', folder, '--new-secret'], temporaryFolder());
  expect([refused.code, refused.errors]).toEqual([1, [expect.stringContaining('is not a complete backup')]]);
});

test('holocade reports each failure in one sentence, and exits with code 1', async () => {
  const data = temporaryFolder();
  expect(await type(['fly'], data)).toEqual({
    code: 1,
    output: [],
    errors: ['Unknown command “fly”. See --help.'],
  });
  const wrong = await type(['coins', 'grant', 'nova', '5'], data, { more: { PORT: 'x' } });
  expect([wrong.code, wrong.errors]).toEqual([1, [expect.stringMatching(/^PORT: “x” is not valid\./)]]);
  const withoutSlug = await type(['developer', 'add', 'No Slug', 'X'], data);
  expect([withoutSlug.code, withoutSlug.errors]).toEqual([1, ['slug does not have the right form. See --help.']]);
});

test('doctor checks the portal without a server, reports failures and creates nothing', async () => {
  const data = temporaryFolder();
  const open = async (): Promise<Database> => ({ ...database, close: async () => undefined });
  const looked = await type(['doctor'], data, { open });
  expect(looked).toMatchObject({ code: 1, errors: [] });
  expect(looked.output[0]).toContain('needs attention');
  const openFails = async (): Promise<Database> => {
    throw new DatabaseInUse(17, 'db.lock');
  };
  const report = await type(['doctor', '--json'], data, { open: openFails });
  expect(report).toMatchObject({ code: 1, errors: [] });
  expect(JSON.parse(report.output[0] ?? '')).toMatchObject({
    healthy: false,
    checks: [{ name: 'database', details: expect.stringContaining('in use by process 17') }, { name: 'data folder' }],
  });
});
