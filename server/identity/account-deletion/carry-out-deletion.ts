import { deleteSessions } from '../auth/session.repository';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { deletionCompletedLetter } from '../../messaging/mail/letters/deletion-completed';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { forgetWaiting } from '../social/forget-waiting';
import { applyRetentionPolicy } from './apply-retention-policy';
import { anonymizeAccount } from './anonymize-account';
import { claimDeletion } from './deletion.repository';
import { forgetVisits } from './forget-visits';
import { lockAccount } from './lock-account';
import { personalReferences } from './personal-references';

/**
 * Deletes the person behind an account, in one transaction, and writes them a last mail, if their address is confirmed; the job `mails` is to be woken after the commit.
 * Answers the sessions whose sockets are to be closed; undefined when the wish was withdrawn or is carried out.
 */
export async function carryOutDeletion(
  tx: Executor,
  { config, random }: Pick<ServerDependencies, 'config' | 'random'>,
  deletionId: string,
  now: Date,
): Promise<readonly string[] | undefined> {
  const claimed = await claimDeletion(tx, deletionId, now);
  const account = claimed && (await lockAccount(tx, claimed.accountId));
  if (!claimed || !account) return undefined;
  const { accountId } = claimed;
  const { username, alias, email } = account;
  const names = [username, email, ...(alias === null ? [] : [alias])];
  const ended = await deleteSessions(tx, accountId);
  await forgetWaiting(tx, accountId);
  for (const reference of personalReferences) await applyRetentionPolicy(tx, reference, accountId, names);
  await forgetVisits(tx, config.secret, accountId);
  await anonymizeAccount(tx, accountId, now, random);
  const letter = deletionCompletedLetter({ username });
  await writeToOwner(tx, { accountId: undefined, owner: account, letter, now });
  return ended;
}
