import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queueMail } from '../../../server/messaging/mail/queue-mail';
import { emails } from '../../../server/platform/database/schema/emails';
import { mailsTo } from './mails-to';
import { startTestServer } from './test-server';

test('emails of one time are listed in their order, even where one was stored in the space of a removed email', async () => {
  const server = await startTestServer();
  const { db } = server.deps.database;
  const recipient = 'vega@mail.test';
  const now = server.deps.clock.now();
  const queue = (subject: string) =>
    queueMail(db, { accountId: undefined, recipient, now, kind: 'support-message', subject, text: 'Hi', html: 'Hi' });
  try {
    for (const subject of ['removed', 'first']) await queue(subject);
    await db.delete(emails).where(eq(emails.subject, 'removed'));
    await db.execute(sql`vacuum ${emails}`);
    await queue('second');
    expect((await mailsTo(server, recipient)).map(({ subject }) => subject)).toEqual(['first', 'second']);
  } finally {
    await server.close();
  }
});
