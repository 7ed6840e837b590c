import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Executor } from '../database/executor';
import { mails } from '../database/schema/mails';
import { mailsGoOut } from '../mail/mails-go-out';
import { momentText } from '../mail/moment-text';
import type { Finding } from './finding';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Looks how long mails wait: a mail that has waited for more than an hour says that the mail server does not take them. */
export async function examineMails(executor: Executor, config: Config, now: Date): Promise<Finding> {
  const waits = isNotNull(mails.nextAttemptAt);
  const [queue] = await executor
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${mails.createdAt})`.mapWith(mails.createdAt),
      failed: sql<number>`(count(*) filter (where ${mails.lastError} is not null))::int`,
    })
    .from(mails)
    .where(waits);
  const givenUp = await executor.$count(mails, and(gt(mails.givenUpAt, new Date(now.getTime() - DAY))));
  const { waiting = 0, failed = 0, oldest = null } = queue ?? {};
  const told = [
    waiting === 0 || oldest === null
      ? 'none waits'
      : `${String(waiting)} waiting, ${String(failed)} of them after a failure, the oldest since ${momentText(oldest)}`,
    `${String(givenUp)} given up within a day`,
    ...(mailsGoOut(config) ? [] : ['no mail server is set (HOLOCADE_SMTP_URL)']),
  ].join('; ');
  const stuck = oldest !== null && now.getTime() - oldest.getTime() > HOUR;
  return { name: 'mails', healthy: !stuck, told };
}
