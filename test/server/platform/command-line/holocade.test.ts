import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holocade } from '../../../../server/platform/command-line/holocade';
import { openControlChannel } from '../../../../server/platform/command-line/serve-operator-commands';
import { controlAddress } from '../../../../server/platform/command-line/control-address';
import type { Database } from '../../../../server/platform/database/database';
import { DatabaseInUse } from '../../../../server/platform/database/lock-file';
import { coinOrders } from '../../../../server/platform/database/schema/coin-orders';
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
  throw new Error('This needs no database.');
};

async function type(
  args: readonly string[],
  data: string,
  { more = {}, open = nothing }: { more?: Readonly<Record<string, string>>; open?: () => Promise<Database> } = {},
) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await holocade(
    {
      args,
      environment: { NODE_ENV: 'test', HOLOCADE_DATA: data, HOLOCADE_LOG_LEVEL: 'silent', ...more },
      folder: data,
      input: Readable.from([]),
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
    },
    open,
  );
  return { code, said, complaints };
}

test('without a server it opens the database itself, and closes it whatever comes of it', async () => {
  const data = temporaryFolder();
  let closed = 0;
  const close = async (): Promise<void> => {
    closed += 1;
  };
  const open = async (): Promise<Database> => ({ ...database, close });
  const added = await type(['user', 'add', 'rigel', 'rigel@mail.test'], data, { open });
  expect(added).toMatchObject({ code: 0, complaints: [] });
  expect(added.said).toEqual(['rigel is added, and can sign in.', expect.stringMatching(/^The password is \S{16,}$/)]);
  expect(await type(['coins', 'grant', 'rigel', '5'], data, { open })).toMatchObject({
    code: 0,
    said: ['rigel has 5 coins now.'],
  });
  expect(await type(['coins', 'grant', 'nobody', '5'], data, { open })).toEqual({
    code: 1,
    said: [],
    complaints: ['There is no user “nobody”.'],
  });
  expect(closed).toBe(3);
});

test('a ledger that does not add up is a sentence for each fault, and exit code 1', async () => {
  const open = async (): Promise<Database> => ({ ...database, close: async () => undefined });
  const data = temporaryFolder();
  const accountId = await insertPlayer(database, 'deneb');
  const at = new Date('2026-03-01T12:00:00.000Z');
  const order = { accountId, amount: 10, price: 99, vatRate: 1900, provider: 'sandbox', createdAt: at } as const;
  const orders = ['first', 'second'].map((idempotencyKey) => ({ ...order, held: 1, idempotencyKey, updatedAt: at }));
  expect(await type(['check-ledger'], data, { open })).toMatchObject({ code: 0, said: [expect.any(String)] });
  await database.db.insert(coinOrders).values(orders);
  const checked = await type(['check-ledger'], data, { open });
  expect([checked.code, checked.said]).toEqual([1, []]);
  const sentences = checked.complaints.join('\n').split('\n');
  expect(sentences).toHaveLength(4);
  const uneven = /^Order \S+ holds 1 coin, but its entries add up to 0 coins\.$/;
  const astray = /^Order \S+ is created, holds 1 of 10 coins, .+: inconsistent\.$/;
  for (const fault of [uneven, astray]) expect(sentences.filter((one) => fault.test(one))).toHaveLength(2);
});

test('a database that somebody else has open is told of', async () => {
  const open = async (): Promise<Database> => {
    throw new DatabaseInUse(7, '/data/db.lock');
  };
  const refused = await type(['coins', 'grant', 'nova', '5'], temporaryFolder(), { open });
  expect([refused.code, refused.complaints]).toEqual([1, [expect.stringContaining('in use by process 7')]]);
});

test('a server that runs is given the order', async () => {
  const data = temporaryFolder();
  const path = controlAddress({ dataFolder: data }) ?? '';
  closing.push(await openControlChannel({ path, run: async ({ command }) => ok(command), failed: () => undefined }));
  expect(await type(['coins', 'grant', 'nova', '5'], data)).toEqual({ code: 0, said: ['coins grant'], complaints: [] });
});

test('what goes wrong is one sentence, and exit code 1', async () => {
  const data = temporaryFolder();
  expect(await type(['fly'], data)).toEqual({
    code: 1,
    said: [],
    complaints: ['There is no command “fly”. See --help.'],
  });
  const wrong = await type(['coins', 'grant', 'nova', '5'], data, { more: { PORT: 'x' } });
  expect([wrong.code, wrong.complaints]).toEqual([1, [expect.stringMatching(/^PORT: “x” is not valid\./)]]);
  const nameless = await type(['developer', 'add', 'No Slug', 'X'], data);
  expect([nameless.code, nameless.complaints]).toEqual([1, ['slug does not have the right form. See --help.']]);
});

test('the doctor looks without a server, too, tells what is not well and makes nothing', async () => {
  const data = temporaryFolder();
  const open = async (): Promise<Database> => ({ ...database, close: async () => undefined });
  const looked = await type(['doctor'], data, { open });
  expect(looked).toMatchObject({ code: 1, complaints: [] });
  expect(looked.said[0]).toContain('needs a look');
  const shut = async (): Promise<Database> => {
    throw new DatabaseInUse(17, 'db.lock');
  };
  const report = await type(['doctor', '--json'], data, { open: shut });
  expect(report).toMatchObject({ code: 1, complaints: [] });
  expect(JSON.parse(report.said[0] ?? '')).toMatchObject({
    healthy: false,
    checks: [{ name: 'database', told: expect.stringContaining('in use by process 17') }, { name: 'data folder' }],
  });
});
