import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import { emails } from '../../../../server/platform/database/schema/emails';
import { queueMail } from '../../../../server/messaging/mail/queue-mail';
import { openEmptyDatabase } from '../../support/open-empty-database';

const now = new Date('2026-03-01T12:00:00.000Z');
const mail = {
  kind: 'verify-email',
  accountId: undefined,
  recipient: 'vega@mail.test',
  subject: 'Hello',
  text: 'text',
  html: '<p>',
  now,
} as const;
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

describe('queueMail', () => {
  test('queues an email that is due immediately', async () => {
    await queueMail(database.db, mail);
    expect(await database.db.select().from(emails)).toMatchObject([
      { recipient: 'vega@mail.test', nextAttemptAt: now, createdAt: now, attempts: 0, sentAt: null },
    ]);
  });

  test("stores the email in the caller's transaction", async () => {
    const undone = database.transaction(async (tx) => {
      await queueMail(tx, { ...mail, recipient: 'undone@mail.test' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database.db.$count(emails)).toBe(1);
  });

  test.each(['a@b\r\nBcc: everybody@mail.test', 'vega@mail.test\n', 'vega@mail.test, nova@mail.test', '', 'vega'])(
    'T41: refuses the recipient %j',
    async (recipient) => {
      await expect(queueMail(database.db, { ...mail, recipient })).rejects.toThrow('address');
    },
  );

  test.each(['Hello\r\nBcc: everybody@mail.test', 'Hello\n', 'a\u0000b', 'a\u0085b', ''])(
    'T41: refuses the subject %j',
    async (subject) => {
      await expect(queueMail(database.db, { ...mail, subject })).rejects.toThrow('one line');
    },
  );
});
