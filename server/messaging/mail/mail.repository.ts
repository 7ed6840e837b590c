import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { mails } from '../../platform/database/schema/mails';
import { pauseAfter } from './back-off';
import type { OutgoingMail } from './mail-transport';

export interface ClaimedMail extends OutgoingMail {
  readonly kind: string;
  /** This one included. */
  readonly attempts: number;
}

const wiped = { recipient: '', subject: '', text: '', html: '', unsubscribeUrl: null, nextAttemptAt: null };

/**
 * Takes the mail that waits longest, what an account needs before what it can do without, in a transaction: its next attempt is set before this one is made. So a mail is never lost when
 * the process dies in between; at worst it is sent twice.
 */
export async function claimDueMail(tx: Executor, now: Date): Promise<ClaimedMail | undefined> {
  const [due] = await tx
    .select()
    .from(mails)
    .where(lte(mails.nextAttemptAt, now))
    .orderBy(isNotNull(mails.unsubscribeUrl), asc(mails.nextAttemptAt), asc(mails.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  const attempts = due.attempts + 1;
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
  await tx.update(mails).set({ attempts, nextAttemptAt }).where(eq(mails.id, due.id));
  const { id, kind, recipient, subject, text, html, unsubscribeUrl } = due;
  const mail = { id, kind, recipient, subject, text, html, attempts };
  return unsubscribeUrl === null ? mail : { ...mail, unsubscribeUrl };
}

/** How many mails that an account can do without wait for their first attempt: what is tried again holds up nothing else. */
export const countOptional = (executor: Executor): Promise<number> =>
  executor.$count(mails, and(isNotNull(mails.nextAttemptAt), isNotNull(mails.unsubscribeUrl), eq(mails.attempts, 0)));

/** Notes that a mail was handed over, and wipes its words. */
export async function markSent(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(mails)
    .set({ ...wiped, sentAt: now, lastError: null })
    .where(eq(mails.id, id));
}

/** Notes why an attempt failed; the next one is set already. */
export async function noteFailure(executor: Executor, id: string, reason: string): Promise<void> {
  await executor.update(mails).set({ lastError: reason }).where(eq(mails.id, id));
}

/** Gives one mail up, and wipes its words. */
export async function giveUp(executor: Executor, id: string, now: Date, reason: string): Promise<void> {
  await executor
    .update(mails)
    .set({ ...wiped, givenUpAt: now, lastError: reason })
    .where(eq(mails.id, id));
}

/** Gives up what has waited since this moment or longer; answers how many mails that were. */
export async function giveUpOld(executor: Executor, since: Date, now: Date): Promise<number> {
  const given = await executor
    .update(mails)
    .set({ ...wiped, givenUpAt: now })
    .where(and(isNotNull(mails.nextAttemptAt), lte(mails.createdAt, since)))
    .returning({ id: mails.id });
  return given.length;
}

/** Forgets mails that were sent or given up at this moment or before. */
export async function deleteOldMails(executor: Executor, before: Date): Promise<void> {
  await executor.delete(mails).where(or(lte(mails.sentAt, before), lte(mails.givenUpAt, before)));
}
