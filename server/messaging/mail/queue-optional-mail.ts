import { isEmail } from '../../../src/domain/auth/email-policy';
import type { LinkedMail } from '../../../src/domain/session/end-mails';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { mailsEndLink } from '../subscriptions/mails-end-link';
import { composeMail } from './compose-mail';
import type { Letter } from './letter';
import { queueMail } from './queue-mail';
import type { OwnersAddress } from './write-to-owner';

export interface OptionalLetter {
  readonly accountId: string;
  readonly owner: OwnersAddress;
  /** Which mails its link ends; ask before whether the player wants them. */
  readonly mails: LinkedMail;
  readonly letter: Letter;
  readonly now: Date;
}

/**
 * Writes a mail that its reader can do without, with the link that ends its kind; to a confirmed address alone. An address that no mail can
 * go to is passed over and logged: one such account may not hold up those after it. Answers whether it was written; wake the job `mails`
 * after the commit.
 */
export async function queueOptionalMail(
  tx: Executor,
  deps: Pick<ServerDependencies, 'config' | 'log' | 'urls'>,
  { accountId, owner, mails, letter, now }: OptionalLetter,
): Promise<boolean> {
  if (!owner.verifiedAt) return false;
  if (!isEmail(owner.email)) {
    deps.log.warn({ account: accountId, kind: letter.kind }, 'a mail was not written: the address is none');
    return false;
  }
  const unsubscribeUrl = await mailsEndLink(tx, deps, { accountId, mails, now });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail({ ...letter, unsubscribeUrl }) });
  return true;
}
