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
 * Carries out a deletion request in one transaction and queues a final email if the address is verified.
 * Returns the ids of the ended sessions: close their sockets and wake the job `mails` after the commit.
 * Returns undefined if the request was withdrawn or is already completed.
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
