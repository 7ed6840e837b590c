import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { lockAccount } from '../../identity/account-deletion/lock-account';
import type { ClosingAccount } from '../../identity/account-deletion/lock-account';
import { findAccountId, unknownUser } from '../../identity/account/account.repository';
import { applicationDecidedLetter } from '../../messaging/mail/letters/developer-letters';
import { momentText } from '../../messaging/mail/moment-text';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import { forTerminal } from '../../platform/system/ask';
import { audit } from '../../platform/system/audit';
import type { StoredApplication } from './application.repository';
import { deleteApplication, findApplication, listApplications, refuseApplication } from './application.repository';
import { drawLogo, insertDeveloper } from './create-developer';
import { consoleUrl, notifyMember } from './notify-member';

type Deps = Pick<ServerDependencies, 'blobs' | 'clock' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

/** Describes the applications that wait for the operator, oldest first. */
export async function describeApplications({
  database,
}: Pick<ServerDependencies, 'database'>): Promise<Result<string, string>> {
  const rows = await listApplications(database.db);
  if (rows.length === 0) return ok('No applications are waiting.');
  return ok(
    rows
      .map(({ username, slug, name, createdAt }) => `${username}  ${slug}  “${name}”  ${momentText(createdAt)}`)
      .map(forTerminal)
      .join('\n'),
  );
}

const isWaiting = (application: StoredApplication | undefined): application is StoredApplication =>
  application?.refusedAt === null;

/** Notifies the applicant of the decision. Returns the function that publishes it after the commit. */
async function announce(
  tx: Executor,
  deps: Deps,
  decided: {
    readonly accountId: string;
    readonly account: ClosingAccount;
    readonly developer: string;
    readonly refused: string | undefined;
    readonly now: Date;
  },
): Promise<() => void> {
  const { accountId, account, developer, refused, now } = decided;
  const { username } = account;
  const letter = applicationDecidedLetter({ username, developer, refused, consoleUrl: consoleUrl(deps) });
  await writeToOwner(tx, { accountId, owner: account, letter, now });
  return notifyMember(tx, deps, {
    ...{ accountId, now },
    title: refused === undefined ? 'You’re now a developer' : 'Your application was refused',
    body: refused === undefined ? `You own the developer “${developer}”.` : `“${developer}”: ${refused}`,
  });
}

/** Locks an account with its waiting application. */
async function lockApplication(
  tx: Executor,
  accountId: string,
): Promise<{ readonly account: ClosingAccount; readonly application: StoredApplication } | undefined> {
  const account = await lockAccount(tx, accountId);
  const application = await findApplication(tx, accountId);
  return account && isWaiting(application) ? { account, application } : undefined;
}

/** Creates the developer of a waiting application, and notifies its owner. */
export async function acceptApplication(deps: Deps, username: string): Promise<Result<string, string>> {
  const { blobs, clock, database, jobs, log } = deps;
  const accountId = await findAccountId(database.db, username);
  if (accountId === undefined) return err(unknownUser(username));
  const early = await findApplication(database.db, accountId);
  if (!isWaiting(early)) return err(`${username} has no application that waits.`);
  const logo = await drawLogo(blobs, early.slug);
  const now = clock.now();
  const done = await database.transaction(async (tx) => {
    const locked = await lockApplication(tx, accountId);
    if (locked?.application.slug !== early.slug)
      return err(`The application of ${username} has changed. Run the command again.`);
    const { slug, name } = locked.application;
    if (!(await insertDeveloper(tx, { slug, name, logo, owner: accountId, byOwner: false, now })))
      return err(`A developer “${slug}” already exists. Refuse the application with this reason.`);
    await deleteApplication(tx, accountId);
    const publish = await announce(tx, deps, {
      ...{ accountId, account: locked.account },
      developer: name,
      refused: undefined,
      now,
    });
    return ok({ slug, publish });
  });
  if (!done.ok) return done;
  done.value.publish();
  jobs.wake('mails');
  audit(log, 'developer-creation', { account: accountId, developer: done.value.slug });
  return ok(`${username} is the owner of the new developer “${done.value.slug}”.`);
}

/** Refuses a waiting application with a reason that the player reads. */
export async function refuseApplicationOf(
  deps: Deps,
  { username, reason }: { readonly username: string; readonly reason: string },
): Promise<Result<string, string>> {
  const { clock, database, jobs, log } = deps;
  const accountId = await findAccountId(database.db, username);
  if (accountId === undefined) return err(unknownUser(username));
  const now = clock.now();
  const done = await database.transaction(async (tx) => {
    const locked = await lockApplication(tx, accountId);
    if (!locked) return err(`${username} has no application that waits.`);
    await refuseApplication(tx, accountId, reason, now);
    const { account, application } = locked;
    return ok(await announce(tx, deps, { accountId, account, developer: application.name, refused: reason, now }));
  });
  if (!done.ok) return done;
  done.value();
  jobs.wake('mails');
  audit(log, 'developer-refusal', { account: accountId });
  return ok(`The application of ${username} is refused.`);
}
