import { emailKey, isEmail } from '../../../src/domain/auth/email-policy';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { findAccountId } from '../../identity/account/account.repository';
import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import { developerInvitationLetter } from '../../messaging/mail/letters/developer-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { findReceived } from './invitation.repository';
import { consoleUrl, notifyMember } from './notify-member';

/** Invited player: an account, or an email address, which may belong to nobody. */
interface InvitedPlayer {
  readonly accountId: string | undefined;
  /** For the row of the invitation. */
  readonly to: { readonly accountId: string } | { readonly emailKey: string };
  /** For the audit log, without the address. */
  readonly name: string;
  /** Answer to the member. It does not reveal if an address has an account. */
  readonly message: string;
}

/** Reads a trimmed username or email address. Errors: 422 for an invalid address, 404 for an unknown player. */
export async function readInvited(tx: Executor, to: string): Promise<Result<InvitedPlayer, Refusal>> {
  if (to.includes('@')) {
    if (!isEmail(to)) return err(refusal.validation({ to: ['Please enter a valid email address.'] }));
    const message = 'If a player has confirmed this address, they’ll get your invitation.';
    return ok({ accountId: undefined, to: { emailKey: emailKey(to) }, name: 'a player by email address', message });
  }
  const accountId = await findAccountId(tx, to);
  if (accountId === undefined) return err(refusal.notFound('player'));
  return ok({ accountId, to: { accountId }, name: to, message: 'Invitation sent.' });
}

interface CountedInvitation extends Pick<InvitedPlayer, 'to'> {
  readonly rule: AttemptRule;
  readonly developerId: number;
  readonly now: Date;
  /** Message about a player who is invited already. */
  readonly taken: string;
}

/** Counts an invitation by a developer to this player, and stores it. Returns its id. Errors: 429 above the limit, 409 if `insert` stores none. */
export async function inviteOnce(
  tx: Executor,
  { rule: { name, ...rule }, developerId, to, now, taken }: CountedInvitation,
  insert: () => Promise<string | undefined>,
): Promise<Result<string, Refusal>> {
  const key = [name, String(developerId), 'accountId' in to ? to.accountId : to.emailKey] as const;
  const wait = await countAttempt(tx, { ...rule, key, now });
  if (wait > 0) return err(refusal.tooManyRequests(wait));
  const id = await insert();
  return id === undefined ? err(refusal.conflict(taken)) : ok(id);
}

/** Notifies the player of an invitation and emails the player's verified address. Does nothing if an email address belongs to no player. */
export async function notifyInvited(
  deps: Pick<ServerDependencies, 'database' | 'jobs' | 'realtime' | 'urls'>,
  id: string,
  now: Date,
): Promise<void> {
  const publish = await deps.database.transaction(async (tx) => {
    const invitation = await findReceived(tx, id);
    if (!invitation || invitation.isMember || invitation.invitedBy === null) return undefined;
    const { account, developer, invitedBy, role, expiresAt } = invitation;
    const { username } = account;
    const letter = developerInvitationLetter({
      ...{ username, developer, invitedBy, role, expiresAt },
      consoleUrl: consoleUrl(deps),
    });
    await writeToOwner(tx, { accountId: account.id, owner: account, letter, now });
    return notifyMember(tx, deps, {
      ...{ accountId: account.id, now, title: `Invitation to ${developer}` },
      body: `${invitedBy} invites you to join as ${role}. You can accept or decline in the developer console.`,
    });
  });
  publish?.();
  if (publish) deps.jobs.wake('mails');
}
