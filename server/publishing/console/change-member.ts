import { and, eq } from 'drizzle-orm';
import type { MemberRole } from '../../../src/domain/console/member-role';
import { mayAct } from '../../../src/domain/console/member-role';
import type { Executor } from '../../platform/database/executor';
import { developerInvitations, developerTokens } from '../../platform/database/schema/console';
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

/**
 * Changes the role of a member or ends the membership. A member who may no longer create access tokens or invitations loses the own ones.
 * Returns the number of ended tokens. Lock the developer first.
 */
export async function changeMember(
  tx: Executor,
  { developerId, accountId, role, next, now }: MemberChange,
): Promise<number> {
  await (next === undefined
    ? deleteMember(tx, developerId, accountId)
    : storeMember(tx, { developerId, accountId, role: next, now }));
  const loses = (action: 'members.change' | 'tokens.change'): boolean =>
    mayAct(role, action) && !(next && mayAct(next, action));
  if (loses('members.change'))
    await tx
      .delete(developerInvitations)
      .where(and(eq(developerInvitations.developerId, developerId), eq(developerInvitations.invitedBy, accountId)));
  if (!loses('tokens.change')) return 0;
  const ended = await tx
    .delete(developerTokens)
    .where(and(eq(developerTokens.developerId, developerId), eq(developerTokens.createdBy, accountId)))
    .returning({ id: developerTokens.id });
  return ended.length;
}

/** Sentence about ended access tokens; empty without any. It starts with a space. */
export const endedTokensText = (ended: number): string =>
  ended === 0 ? '' : ` ${String(ended)} access ${ended === 1 ? 'token was' : 'tokens were'} revoked.`;
