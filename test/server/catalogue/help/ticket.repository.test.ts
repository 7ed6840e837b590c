import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertTicket } from '../../../../server/catalogue/help/ticket.repository';
import type { Database } from '../../../../server/platform/database/database';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { openEmptyDatabase } from '../../support/open-empty-database';

const ticket = {
  accountId: undefined,
  gameId: undefined,
  developerId: undefined,
  idempotencyKey: undefined,
  subject: 'A',
  email: 'a@b.test',
  message: 'B',
  now: new Date('2026-03-01T12:00:00.000Z'),
};

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const drawing = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return { ...systemRandom, bytes: (count: number) => Buffer.alloc(count, left.shift() ?? 0) };
};

describe('insertTicket', () => {
  test('draws again if a number is in use', async () => {
    expect(await insertTicket(database.db, drawing(0), ticket)).toBe('AAAAAAAA');
    expect(await insertTicket(database.db, drawing(0, 0, 1), ticket)).toBe('BBBBBBBB');
  });

  test('fails after its last attempt', async () => {
    await expect(insertTicket(database.db, drawing(), ticket)).rejects.toThrow('No unused ticket number');
  });
});
