import { asc, eq } from 'drizzle-orm';
import { providerNames } from '../../../src/domain/auth/social-provider';
import type { MemberRole } from '../../../src/domain/console/member-role';
import { leavesNoOwner } from '../../../src/domain/console/member-role';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import { forTerminal } from '../../platform/system/ask';
import { audit } from '../../platform/system/audit';
import { recordAudit } from '../../publishing/console/audit.repository';
import { changeMember, endedText } from '../../publishing/console/change-member';
import { countMembers, findRole, lockDeveloper } from '../../publishing/console/member.repository';
import { findOpenDeletion } from '../account-deletion/deletion.repository';
import { lockAccount } from '../account-deletion/lock-account';
import { afterChange } from '../auth/after-change';
import { deleteSessions, listSessions } from '../auth/session.repository';
import { banEndText } from '../bans/ban-notice';
import { findBan } from '../bans/ban.repository';
import { listProviders } from '../social/social-identity.repository';
import { countRecoveryCodes, deleteTwoFactor, hasTwoFactor } from '../two-factor/two-factor.repository';
import { findAccountId, unknownUser } from './account.repository';
import { notifySecurityChange } from './notify-security-change';
import { mirrorTwoFactor } from './settings.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

/** Describes the ways to log in to an account. */
async function describeLogin(db: Executor, id: string, hasPassword: boolean): Promise<readonly string[]> {
  const providers = (await listProviders(db, id)).map((provider) => providerNames[provider]);
  const ways = [...(hasPassword ? ['password'] : []), ...providers];
  const codes = (await hasTwoFactor(db, id))
    ? `on, unused recovery codes: ${String(await countRecoveryCodes(db, id))}`
    : 'off';
  return [`Login: ${ways.join(', ') || 'none'}`, `Two-factor authentication: ${codes}`];
}

/** Shows the facts about an account that an operator needs, without secrets. */
export async function showUser(
  { clock, database: { db } }: Pick<Deps, 'clock' | 'database'>,
  username: string,
): Promise<Result<string, string>> {
  const id = await findAccountId(db, username);
  const [account] = id === undefined ? [] : await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) return err(unknownUser(username));
  const now = clock.now();
  const { alias, email, emailVerifiedAt, premiumUntil, balance, createdAt, lastLoginAt, lastLoginDevice } = account;
  const ban = await findBan(db, account.id);
  const deletion = await findOpenDeletion(db, account.id);
  const roles = await db
    .select({ slug: developers.slug, role: developerMembers.role })
    .from(developerMembers)
    .innerJoin(developers, eq(developers.id, developerMembers.developerId))
    .where(eq(developerMembers.accountId, account.id))
    .orderBy(asc(developers.slug));
  const lines = [
    `${account.username}${alias === null ? '' : ` (${alias})`}, ${account.id}`,
    `Email: ${email}, ${emailVerifiedAt ? `verified ${momentText(emailVerifiedAt)}` : 'not verified'}`,
    `Created: ${momentText(createdAt)}`,
    `Last login: ${momentText(lastLoginAt)}, ${lastLoginDevice}`,
    ...(await describeLogin(db, account.id, account.passwordHash !== null)),
    `Sessions: ${String((await listSessions(db, account.id, now)).length)}`,
    `Coins: ${String(balance)}`,
    `Premium: ${premiumUntil && premiumUntil > now ? `until ${momentText(premiumUntil)}` : 'no'}`,
    `Developers: ${roles.map(({ slug, role }) => `${slug} (${role})`).join(', ') || 'none'}`,
    `Banned: ${ban ? `${banEndText(ban)}. Reason: ${ban.reason}` : 'no'}`,
    ...(deletion ? [`Deletion: due ${momentText(deletion.dueAt)}`] : []),
  ];
  return ok(lines.map(forTerminal).join('\n'));
}

/** Ends all sessions of a player and closes their sockets on every server. */
export async function signOutUser(deps: Deps, username: string): Promise<Result<string, string>> {
  const { database, log } = deps;
  const id = await findAccountId(database.db, username);
  if (id === undefined) return err(unknownUser(username));
  const ended = await database.transaction((tx) => deleteSessions(tx, id));
  afterChange(deps, ended);
  audit(log, 'session-end', { account: id });
  return ok(`${username} is logged out everywhere. Ended sessions: ${String(ended.length)}.`);
}

/** Removes the authenticator app and the recovery codes of a player who has lost both, and notifies the player. */
export async function resetTwoFactor(deps: Deps, username: string): Promise<Result<string, string>> {
  const { clock, database, jobs, log, urls } = deps;
  const done = await database.transaction(async (tx) => {
    const id = await findAccountId(tx, username);
    if (id === undefined || !(await lockAccount(tx, id))) return err(unknownUser(username));
    if (!(await hasTwoFactor(tx, id))) return err(`${username} has no two-factor authentication.`);
    await deleteTwoFactor(tx, id);
    await mirrorTwoFactor(tx, id, false);
    await notifySecurityChange(tx, { accountId: id, change: 'two-factor-off', urls, now: clock.now() });
    return ok(id);
  });
  if (!done.ok) return done;
  jobs.wake('mails');
  audit(log, 'two-factor-off', { account: done.value });
  return ok(`${username} can log in without a code and turn two-factor authentication on again.`);
}

interface Membership {
  readonly username: string;
  /** Slug of the developer. */
  readonly developer: string;
}

async function findBoth(
  tx: Executor,
  { username, developer }: Membership,
): Promise<Result<{ readonly accountId: string; readonly developerId: number }, string>> {
  const accountId = await findAccountId(tx, username);
  if (accountId === undefined) return err(unknownUser(username));
  const [found] = await tx.select({ id: developers.id }).from(developers).where(eq(developers.slug, developer));
  return found ? ok({ accountId, developerId: found.id }) : err(`There is no developer “${developer}”.`);
}

/** Sentence of a change that leaves a developer without an owner. */
const NO_OWNER = ' The developer has no owner now: promote one.';

/** Changes the membership of a user on behalf of the operator; undefined ends it. Writes it to the developer's audit log. */
async function setMembership(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  membership: Membership,
  next: MemberRole | undefined,
): Promise<Result<{ readonly accountId: string; readonly note: string }, string>> {
  const { username, developer } = membership;
  const now = clock.now();
  return database.transaction(async (tx) => {
    const both = await findBoth(tx, membership);
    if (!both.ok) return both;
    const { accountId, developerId } = both.value;
    await lockDeveloper(tx, developerId);
    const role = await findRole(tx, developerId, accountId);
    if (role === undefined && next === undefined) return err(`${username} is not a member of “${developer}”.`);
    const owners = await countMembers(tx, developerId, 'owner');
    const note = role !== undefined && leavesNoOwner({ role, next, owners }) ? NO_OWNER : '';
    // A new member has nothing to lose, like a member without rights.
    const ended = await changeMember(tx, { developerId, accountId, role: role ?? 'support', next, now });
    const changed = next === undefined ? `ended the membership of ${username}` : `made ${username} ${next}`;
    await recordAudit(tx, {
      member: { developerId, kind: 'operator' },
      event: next === undefined ? 'member.remove' : 'member.role',
      text: `The operator ${changed}.${endedText(ended)}`,
      subject: accountId,
      now,
    });
    return ok({ accountId, note: endedText(ended) + note });
  });
}

/** Makes a user a member of a developer, or changes the role of a member. */
export async function promoteUser(
  deps: Pick<Deps, 'clock' | 'database' | 'log'>,
  { role, ...membership }: Membership & { readonly role: MemberRole },
): Promise<Result<string, string>> {
  const done = await setMembership(deps, membership, role);
  if (!done.ok) return done;
  const { username, developer } = membership;
  audit(deps.log, 'promotion', { account: done.value.accountId, developer, role });
  return ok(`${username} is ${role} of “${developer}”.${done.value.note}`);
}

/** Ends the membership of a user. */
export async function demoteUser(
  deps: Pick<Deps, 'clock' | 'database' | 'log'>,
  membership: Membership,
): Promise<Result<string, string>> {
  const { username, developer } = membership;
  const done = await setMembership(deps, membership, undefined);
  if (!done.ok) return done;
  audit(deps.log, 'demotion', { account: done.value.accountId, developer });
  return ok(`${username} is no longer a member of “${developer}”.${done.value.note}`);
}
