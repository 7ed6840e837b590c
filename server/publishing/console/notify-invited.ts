import type { ServerDependencies } from '../../deps';
import { developerInvitationLetter } from '../../messaging/mail/letters/developer-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { findReceived } from './invitation.repository';
import { consoleUrl, notifyMember } from './notify-member';

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
