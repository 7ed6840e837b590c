import { isEmail } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { mails } from '../../platform/database/schema/mails';
import type { ComposedMail } from './compose-mail';

export interface QueuedMail extends ComposedMail {
  /** None for a mail that outlives its account. */
  readonly accountId: string | undefined;
  readonly recipient: string;
  readonly now: Date;
}

const ONE_LINE = /^[^\p{Cc}]+$/u;

/** Puts a mail on its way, in the transaction of what it tells of; wake the job `mails` after the commit. Throws on a header of several lines. */
export async function queueMail(tx: Executor, { now, ...mail }: QueuedMail): Promise<void> {
  if (!isEmail(mail.recipient)) throw new Error('A mail needs an address that can be written to.');
  if (!ONE_LINE.test(mail.subject)) throw new Error('The subject of a mail is one line.');
  await tx.insert(mails).values({ ...mail, accountId: mail.accountId ?? null, createdAt: now, nextAttemptAt: now });
}
