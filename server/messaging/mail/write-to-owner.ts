import type { Executor } from '../../platform/database/executor';
import { composeMail } from './compose-mail';
import type { Letter } from './letter';
import { queueMail } from './queue-mail';

export interface OwnersAddress {
  readonly email: string;
  /** Null while the address is unverified. */
  readonly verifiedAt: Date | null;
}

export interface OwnersLetter {
  /** Undefined for an email that outlives its account. */
  readonly accountId: string | undefined;
  readonly owner: OwnersAddress;
  readonly letter: Letter;
  readonly now: Date;
}

/**
 * Queues an email to an account's verified address. An unverified one may belong to somebody else. Wake the job `mails`
 * after the commit.
 */
export async function writeToOwner(tx: Executor, { accountId, owner, letter, now }: OwnersLetter): Promise<void> {
  if (owner.verifiedAt) await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail(letter) });
}
