import type { Executor } from '../../platform/database/executor';
import { composeMail } from './compose-mail';
import type { Letter } from './letter';
import { queueMail } from './queue-mail';

export interface OwnersAddress {
  readonly email: string;
  /** None while nobody has proved to read its mails. */
  readonly verifiedAt: Date | null;
}

export interface OwnersLetter {
  /** None for a mail that outlives its account. */
  readonly accountId: string | undefined;
  readonly owner: OwnersAddress;
  readonly letter: Letter;
  readonly now: Date;
}

/** Writes to the owner of an account, if the address is confirmed: any other may be a stranger's. Wake the job `mails` after the commit. */
export async function writeToOwner(tx: Executor, { accountId, owner, letter, now }: OwnersLetter): Promise<void> {
  if (owner.verifiedAt) await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail(letter) });
}
