import { and, asc, count, eq, gt, isNotNull, lte, min, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { emails } from '../../platform/database/schema/emails';
import { pauseAfter } from './back-off';
import type { OutgoingMail } from './mail-transport';

export interface ClaimedMail extends OutgoingMail {
  readonly kind: string;
  /** Number of attempts including the current one. */
  readonly attempts: number;
}

const wiped = { recipient: '', subject: '', text: '', html: '', unsubscribeUrl: null, nextAttemptAt: null };

/**
 * Claims the oldest due email, required ones before optional ones. Schedules the next attempt before the current one, so
 * that a crash never loses an email. At worst it is sent twice.
 */
export async function claimDueMail(tx: Executor, now: Date): Promise<ClaimedMail | undefined> {
  const [due] = await tx
    .select()
    .from(emails)
    .where(lte(emails.nextAttemptAt, now))
    .orderBy(isNotNull(emails.unsubscribeUrl), asc(emails.nextAttemptAt), asc(emails.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  const attempts = due.attempts + 1;
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
  await tx.update(emails).set({ attempts, nextAttemptAt }).where(eq(emails.id, due.id));
  const { id, kind, recipient, subject, text, html, unsubscribeUrl } = due;
  const mail = { id, kind, recipient, subject, text, html, attempts };
  return unsubscribeUrl === null ? mail : { ...mail, unsubscribeUrl };
}

/** Counts optional emails that wait for their first attempt. Retries are not counted. */
export const countOptional = (executor: Executor): Promise<number> =>
  executor.$count(
    emails,
    and(isNotNull(emails.nextAttemptAt), isNotNull(emails.unsubscribeUrl), eq(emails.attempts, 0)),
  );

/** Marks an email as sent and deletes its content. */
export async function markSent(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(emails)
    .set({ ...wiped, sentAt: now, lastError: null })
    .where(eq(emails.id, id));
}

/** Stores the reason of a failed attempt. The next attempt is already scheduled. */
export async function noteFailure(executor: Executor, id: string, reason: string): Promise<void> {
  await executor.update(emails).set({ lastError: reason }).where(eq(emails.id, id));
}

/** Gives up an email and deletes its content. */
export async function giveUp(executor: Executor, id: string, now: Date, reason: string): Promise<void> {
  await executor
    .update(emails)
    .set({ ...wiped, givenUpAt: now, lastError: reason })
    .where(eq(emails.id, id));
}

/** Gives up all emails queued before a moment. Returns their number. */
export async function giveUpOld(executor: Executor, since: Date, now: Date): Promise<number> {
  const given = await executor
    .update(emails)
    .set({ ...wiped, givenUpAt: now })
    .where(and(isNotNull(emails.nextAttemptAt), lte(emails.createdAt, since)))
    .returning({ id: emails.id });
  return given.length;
}

/** Deletes emails that were sent or given up before a moment. */
export async function deleteOldMails(executor: Executor, before: Date): Promise<void> {
  await executor.delete(emails).where(or(lte(emails.sentAt, before), lte(emails.givenUpAt, before)));
}

/** Emails that wait to be sent, and those given up since a moment. */
export interface MailQueue {
  readonly waiting: number;
  /** Creation of the oldest waiting email; undefined if none waits. */
  readonly oldest: Date | undefined;
  readonly givenUp: number;
}

/** Returns the state of the outgoing emails. */
export async function readMailQueue(executor: Executor, since: Date): Promise<MailQueue> {
  const [queue] = await executor
    .select({ waiting: count(), oldest: min(emails.createdAt) })
    .from(emails)
    .where(isNotNull(emails.nextAttemptAt));
  const givenUp = await executor.$count(emails, gt(emails.givenUpAt, since));
  return { waiting: queue?.waiting ?? 0, oldest: queue?.oldest ?? undefined, givenUp };
}
