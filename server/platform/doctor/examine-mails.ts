import { and, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Executor } from '../database/executor';
import { mails } from '../database/schema/mails';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { momentText } from '../../messaging/mail/moment-text';
import type { Finding } from './finding';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How an attempt ends that the mail server has answered: not now (RFC 5321 §4.2.1). */
const PUT_OFF = '^(EENVELOPE|EMESSAGE) 4';

/**
 * Looks how long mails wait: one that has waited for more than an hour, within which none was sent, says that the mail server does not take
 * them. One alone that the server has put off says nothing but that its recipient's mailbox is busy.
 */
export async function examineMails(executor: Executor, config: Config, now: Date): Promise<Finding> {
  const waits = isNotNull(mails.nextAttemptAt);
  const hourAgo = new Date(now.getTime() - HOUR);
  const late = lt(mails.createdAt, hourAgo);
  const [queue] = await executor
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${mails.createdAt})`.mapWith(mails.createdAt),
      failed: sql<number>`(count(*) filter (where ${mails.lastError} is not null))::int`,
      late: sql<number>`(count(*) filter (where ${late}))::int`,
      putOff: sql<number>`(count(*) filter (where ${late} and ${mails.lastError} ~ ${PUT_OFF}))::int`,
    })
    .from(mails)
    .where(waits);
  const givenUp = await executor.$count(mails, and(gt(mails.givenUpAt, new Date(now.getTime() - DAY))));
  const sent = await executor.$count(mails, gte(mails.sentAt, hourAgo));
  const { waiting = 0, failed = 0, late: lateOnes = 0, putOff = 0, oldest = null } = queue ?? {};
  const told = [
    waiting === 0 || oldest === null
      ? 'none waits'
      : `${String(waiting)} waiting, ${String(failed)} of them after a failure, the oldest since ${momentText(oldest)}`,
    `${String(givenUp)} given up within a day`,
    ...(isMailEnabled(config) ? [] : ['no mail server is set (HOLOCADE_SMTP_URL)']),
  ].join('; ');
  const stuck = sent === 0 && lateOnes > Math.min(putOff, 1);
  return { name: 'mails', healthy: !stuck, told };
}
