import type { Column, SQL } from 'drizzle-orm';
import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { DeveloperAction } from '../../../src/domain/console/member-role';
import { mayAct, rolesWho } from '../../../src/domain/console/member-role';
import type { ServerDependencies } from '../../deps';
import type { NewNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { isNotBanned } from '../../identity/bans/ban.repository';
import type { Executor } from '../../platform/database/executor';
import { developerMembers } from '../../platform/database/schema/developers';

/** Address of the developer console. */
export const consoleUrl = ({ urls }: Pick<ServerDependencies, 'urls'>): string => `${urls.developerOrigin}/console`;

interface MemberNews extends Pick<NewNotification, 'title' | 'body'> {
  readonly accountId: string;
  readonly now: Date;
  /** Path of a page in the console, with a slash at its start; default the first page. */
  readonly path?: string;
}

/** Stores a notification with a link to the console. Returns the function that publishes it; call it after the commit. */
export async function notifyMember(
  tx: Executor,
  { realtime }: Pick<ServerDependencies, 'realtime'>,
  { accountId, now, title, body, path = '' }: MemberNews,
): Promise<() => void> {
  const news = { kind: 'developer', title, body, link: `/developer/console${path}` } as const;
  const notification = await insertNotification(tx, accountId, news, now);
  return () => notifyPlayer(realtime, accountId, { notification });
}

/** Returns the account ids of the members of a developer who may perform an action. */
export async function membersWho(
  db: Executor,
  developerId: number,
  action: DeveloperAction,
): Promise<readonly string[]> {
  const rows = await db
    .select({ accountId: developerMembers.accountId, role: developerMembers.role })
    .from(developerMembers)
    .where(eq(developerMembers.developerId, developerId))
    .orderBy(asc(developerMembers.accountId));
  return rows.flatMap(({ accountId, role }) => (mayAct(role, action) ? [accountId] : []));
}

interface MemberCondition {
  readonly developerId: Column;
  /** Column of the member's account; default: any member. */
  readonly accountId?: Column;
  readonly action: DeveloperAction;
}

/** Condition that a developer has a member who may perform an action and is not banned. */
export const hasMemberWho = (executor: Executor, { developerId, accountId, action }: MemberCondition): SQL =>
  exists(
    executor
      .select({ id: developerMembers.accountId })
      .from(developerMembers)
      .where(
        and(
          eq(developerMembers.developerId, developerId),
          accountId && eq(developerMembers.accountId, accountId),
          inArray(developerMembers.role, [...rolesWho(action)]),
          isNotBanned(executor, developerMembers.accountId),
        ),
      ),
  );
