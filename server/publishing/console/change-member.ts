import { and, eq } from 'drizzle-orm';
import type { DeveloperAction, MemberRole } from '../../../src/domain/console/member-role';
import { mayAct } from '../../../src/domain/console/member-role';
import type { Executor } from '../../platform/database/executor';
import { developerInvitations, developerTokens } from '../../platform/database/schema/console';
import { cancelWork, cancelledWorkText } from './accepted-work';
import { deleteMember, storeMember } from './member.repository';

interface MemberChange {
  readonly developerId: number;
  readonly accountId: string;
  /** The present role. */
  readonly role: MemberRole;
  /** Undefined for a member who leaves. */
  readonly next: MemberRole | undefined;
  readonly now: Date;
}

/** Number of access tokens, and of waiting publications and releases, that a member has lost. */
interface EndedWithRights {
  readonly tokens: number;
  readonly work: number;
}

/**
 * Changes the role of a member or ends the membership. A member who may no longer create access tokens or invitations loses the own ones.
 * Waiting publications and scheduled releases end with the right to publish and with their token. Lock the developer first.
 */
export async function changeMember(
  tx: Executor,
  { developerId, accountId, role, next, now }: MemberChange,
): Promise<EndedWithRights> {
  await (next === undefined
    ? deleteMember(tx, developerId, accountId)
    : storeMember(tx, { developerId, accountId, role: next, now }));
  const loses = (action: DeveloperAction): boolean => mayAct(role, action) && !(next && mayAct(next, action));
  if (loses('members.change'))
    await tx
      .delete(developerInvitations)
      .where(and(eq(developerInvitations.developerId, developerId), eq(developerInvitations.invitedBy, accountId)));
  const ended = loses('tokens.change')
    ? await tx
        .delete(developerTokens)
        .where(and(eq(developerTokens.developerId, developerId), eq(developerTokens.createdBy, accountId)))
        .returning({ name: developerTokens.name })
    : [];
  const work = { developerId, now };
  const byTokens = await cancelWork(tx, { ...work, tokenNames: ended.map(({ name }) => name) });
  const byMember = loses('builds.publish') ? await cancelWork(tx, { ...work, accountId }) : 0;
  return { tokens: ended.length, work: byTokens + byMember };
}

/** Sentences about revoked access tokens and cancelled work; empty without any. Each starts with a space. */
export const endedText = ({ tokens, work }: EndedWithRights): string =>
  (tokens === 0 ? '' : ` ${String(tokens)} access ${tokens === 1 ? 'token was' : 'tokens were'} revoked.`) +
  cancelledWorkText(work);
