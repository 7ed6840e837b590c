import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { mayAct } from '../../../src/domain/console/member-role';
import type { Executor } from '../../platform/database/executor';
import { developerPublications, developerReleases, developerTokens } from '../../platform/database/schema/console';
import { findBan, isNotBanned } from '../../identity/bans/ban.repository';
import { findRole } from './member.repository';
import type { Publication } from './publication.repository';

const MEMBER_REFUSED = 'The member who requested this may no longer publish builds of this developer.';
const TOKEN_REFUSED = 'The access token that requested this is no longer valid.';

interface LostRight {
  readonly developerId: number;
  /** Member who may no longer publish. */
  readonly accountId?: string | undefined;
  /** Names of access tokens that no longer exist. */
  readonly tokenNames?: readonly string[];
  readonly now: Date;
}

/**
 * Refuses waiting publications and deletes scheduled releases of a member or of access tokens without the right to publish. Returns their
 * number. Work stores the name of its token only, so this also ends the work of another token with the same name.
 */
export async function cancelWork(
  tx: Executor,
  { developerId, accountId, tokenNames = [], now }: LostRight,
): Promise<number> {
  if (accountId === undefined && tokenNames.length === 0) return 0;
  const askedIn = ({ requestedBy, tokenName }: typeof developerPublications | typeof developerReleases) =>
    or(
      tokenNames.length === 0 ? undefined : inArray(tokenName, [...tokenNames]),
      accountId === undefined ? undefined : and(isNull(tokenName), eq(requestedBy, accountId)),
    );
  const error = accountId === undefined ? TOKEN_REFUSED : MEMBER_REFUSED;
  const { developerId: publisher, id, state } = developerPublications;
  const refused = await tx
    .update(developerPublications)
    .set({ state: 'refused', endedAt: now, error })
    .where(and(eq(publisher, developerId), eq(state, 'waiting'), askedIn(developerPublications)))
    .returning({ id });
  const deleted = await tx
    .delete(developerReleases)
    .where(and(eq(developerReleases.developerId, developerId), askedIn(developerReleases)))
    .returning({ id: developerReleases.gameId });
  return refused.length + deleted.length;
}

/** Returns the sentence for a publication whose member or access token has lost the right to publish; undefined if it may run. */
export async function lostRight(
  db: Executor,
  { developerId, requestedBy, tokenName }: Publication,
  now: Date,
): Promise<string | undefined> {
  if (tokenName === null) {
    // The account has been deleted.
    if (requestedBy === null) return MEMBER_REFUSED;
    const role = await findRole(db, developerId, requestedBy);
    const isAllowed = role !== undefined && mayAct(role, 'builds.publish') && !(await findBan(db, requestedBy));
    return isAllowed ? undefined : MEMBER_REFUSED;
  }
  const tokens = await db
    .select({ actions: developerTokens.actions })
    .from(developerTokens)
    .where(
      and(
        eq(developerTokens.developerId, developerId),
        eq(developerTokens.name, tokenName),
        gt(developerTokens.expiresAt, now),
        isNotBanned(db, developerTokens.createdBy),
      ),
    );
  return tokens.some(({ actions }) => actions.includes('builds.publish')) ? undefined : TOKEN_REFUSED;
}

/** Sentence about cancelled work; empty without any. It starts with a space. */
export const cancelledWorkText = (cancelled: number): string =>
  cancelled === 0
    ? ''
    : ` ${String(cancelled)} waiting ${cancelled === 1 ? 'publication or release was' : 'publications or releases were'} cancelled.`;
