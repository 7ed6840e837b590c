import { isEmail } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { emails } from '../../platform/database/schema/emails';
import type { ComposedMail } from './compose-mail';

export interface QueuedMail extends ComposedMail {
  /** Undefined for an email that outlives its account. */
  readonly accountId: string | undefined;
  readonly recipient: string;
  readonly now: Date;
}

const ONE_LINE = /^[^\p{Cc}]+$/u;

/**
 * Queues an email in the transaction of its event. Wake the job `mails` after the commit. Throws for an invalid
 * recipient or a subject of several lines.
 */
export async function queueMail(tx: Executor, { now, ...mail }: QueuedMail): Promise<void> {
  if (!isEmail(mail.recipient)) throw new Error('The recipient of an email must be a valid address.');
  if (!ONE_LINE.test(mail.subject)) throw new Error('The subject of an email must be one line.');
  await tx.insert(emails).values({ ...mail, accountId: mail.accountId ?? null, createdAt: now, nextAttemptAt: now });
}
