import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../../../../server/platform/database/schema/mails';
import { queueSupportMails } from '../../../../server/catalogue/help/queue-support-mails';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { testConfig } from '../../support/test-config';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00.000Z').getTime();

test('T33: ten receipts a day are mailed for one network address in production', async () => {
  const database = await openEmptyDatabase();
  const config = testConfig({ NODE_ENV: 'production' });
  const deps = { config, urls: publicUrls(config) };
  const write = (count: number, ip = '192.0.2.77', now = new Date(START)) => {
    const form = { subject: 'A door', email: `w${count}@many.test`, message: 'It does not open.' };
    const ticket = { ...form, number: 'ABCD2345', player: undefined, ip, now };
    return database.transaction((tx) => queueSupportMails(tx, deps, ticket));
  };
  const receipts = () => database.db.$count(mails, like(mails.recipient, '%@many.test'));
  for (let count = 0; count < 12; count += 1) await write(count);
  expect(await receipts()).toBe(10);
  await write(12, '192.0.2.78');
  expect(await receipts()).toBe(11);
  await write(13, '192.0.2.77', new Date(START + DAY));
  expect(await receipts()).toBe(12);
  await database.close();
});
