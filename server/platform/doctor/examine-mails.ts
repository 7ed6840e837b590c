import { sql, and, gt, gte, isNotNull, lt } from 'drizzle-orm';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { momentText } from '../../messaging/mail/moment-text';
import { verifySmtp } from '../../messaging/mail/open-mail-transport';
import type { Config } from '../config/config';
import type { Executor } from '../database/executor';
import { emails } from '../database/schema/emails';
import type { Finding } from './finding';
import { REQUEST_MS } from './finding';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Pattern of errors for a temporary refusal by the mail server (RFC 5321 §4.2.1). */
const DEFERRED = '^(EENVELOPE|EMESSAGE) 4';

/**
 * Checks the age of waiting emails. Unhealthy if one has waited for over an hour and none was sent within that hour. A
 * single email deferred by the server only means a busy recipient's mailbox.
 */
export async function examineMails(executor: Executor, config: Config, now: Date): Promise<Finding> {
  const waits = isNotNull(emails.nextAttemptAt);
  const hourAgo = new Date(now.getTime() - HOUR);
  const late = lt(emails.createdAt, hourAgo);
  const [queue] = await executor
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${emails.createdAt})`.mapWith(emails.createdAt),
      failed: sql<number>`(count(*) filter (where ${emails.lastError} is not null))::int`,
      late: sql<number>`(count(*) filter (where ${late}))::int`,
      deferred: sql<number>`(count(*) filter (where ${late} and ${emails.lastError} ~ ${DEFERRED}))::int`,
    })
    .from(emails)
    .where(waits);
  const givenUp = await executor.$count(emails, and(gt(emails.givenUpAt, new Date(now.getTime() - DAY))));
  const sent = await executor.$count(emails, gte(emails.sentAt, hourAgo));
  const { waiting = 0, failed = 0, late: overdueCount = 0, deferred = 0, oldest = null } = queue ?? {};
  const details = [
    waiting === 0 || oldest === null
      ? 'none waiting'
      : `${String(waiting)} waiting, ${String(failed)} of them after a failure, the oldest since ${momentText(oldest)}`,
    `${String(givenUp)} given up in the last 24 hours`,
    ...(isMailEnabled(config) ? [] : ['no mail server configured (HOLOCADE_SMTP_URL)']),
  ].join('; ');
  const stuck = sent === 0 && overdueCount > Math.min(deferred, 1);
  return { name: 'mails', healthy: !stuck, details };
}

/** Checks that the mail server accepts the portal's login. Sends no email. */
export async function examineMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  const name = 'mail server';
  if (smtpUrl === undefined)
    return { name, healthy: true, isWarning: true, details: 'none: set HOLOCADE_SMTP_URL to a mail server' };
  const { host } = new URL(smtpUrl);
  try {
    await verifySmtp(smtpUrl, REQUEST_MS);
    return { name, healthy: true, details: `${host} accepts emails` };
  } catch (error) {
    const { code = 'unknown' } = error as { readonly code?: string };
    return {
      name,
      healthy: false,
      details: `${host} refuses the connection or login (${code}): check HOLOCADE_SMTP_URL`,
    };
  }
}
