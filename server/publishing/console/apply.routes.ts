import { consoleHome, developerApply, invitationAnswer } from '../../../src/contract/console.contract';
import { developerName, newDeveloperProblem } from '../../../src/domain/console/new-developer';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readOwnAccount } from '../../identity/account/account.repository';
import { lockAccount } from '../../identity/account-deletion/lock-account';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route } from '../../platform/http/route';
import { callerLimit, route } from '../../platform/http/route';
import {
  deleteApplication,
  findApplication,
  insertApplication,
  listOwnDevelopers,
  slugIsUsed,
} from './application.repository';
import { recordAudit } from './audit.repository';
import { drawLogo, insertDeveloper } from './create-developer';
import { deleteReceived, findReceived, listReceived } from './invitation.repository';
import { countMembers, lockDeveloper, MAX_MEMBERS, storeMember } from './member.repository';

const HOUR = 60 * 60;
/** Developers that a player can create and own at a time. */
const MAX_OWNED = 5;

const slugUsed = (slug: string): Refusal =>
  refusal.conflict(`The address “${slug}” is already in use. Please choose another one.`);

/** Locks the account and refuses a player who cannot become a developer with this slug. */
async function refuseApplicant(tx: Executor, accountId: string, slug: string): Promise<Refusal | undefined> {
  const account = await lockAccount(tx, accountId);
  if (!account) return refusal.unauthenticated();
  if (account.verifiedAt === null)
    return refusal.forbidden('Please verify your email address first. Then you can become a developer.');
  const owned = (await listOwnDevelopers(tx, accountId)).filter(({ role }) => role === 'owner');
  if (owned.length >= MAX_OWNED) return refusal.conflict(`You can own at most ${String(MAX_OWNED)} developers.`);
  return (await slugIsUsed(tx, slug, accountId)) ? slugUsed(slug) : undefined;
}

interface Applicant {
  readonly accountId: string;
  readonly slug: string;
  readonly name: string;
  readonly now: Date;
}

type Applied = Result<'created' | 'waiting', Refusal>;

async function applyForReview(tx: Executor, applicant: Applicant): Promise<Applied> {
  const { accountId, slug } = applicant;
  const refused = await refuseApplicant(tx, accountId, slug);
  if (refused) return err(refused);
  if (await insertApplication(tx, applicant)) return ok('waiting');
  const open = await findApplication(tx, accountId);
  const conflict = open ? refusal.conflict('You have already applied. Please wait for the answer.') : slugUsed(slug);
  // Rolls back the deletion of a refused application.
  throw new RefusalError(conflict);
}

/** Creates a developer. Draws the logo between the first check and the transaction, because drawing takes long. */
async function createOwnDeveloper(
  { blobs, database }: Pick<ServerDependencies, 'blobs' | 'database'>,
  { accountId, slug, name, now }: Applicant,
): Promise<Applied> {
  const early = await database.transaction((tx) => refuseApplicant(tx, accountId, slug));
  if (early) return err(early);
  const logo = await drawLogo(blobs, slug);
  return database.transaction(async (tx) => {
    const refused = await refuseApplicant(tx, accountId, slug);
    if (refused) return err(refused);
    if (!(await insertDeveloper(tx, { slug, name, logo, owner: accountId, byOwner: true, now })))
      return err(slugUsed(slug));
    await deleteApplication(tx, accountId);
    return ok('created');
  });
}

/** Routes for players who become developers or answer an invitation. */
export function applyRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, database, urls } = deps;
  const policy = config.developerPolicy;
  const limitOf = callerLimit(config.production, HOUR);
  return [
    route(consoleHome, async ({ caller: { player }, now, tx }) => {
      const own = await listOwnDevelopers(tx, player.id);
      const invitations = await listReceived(tx, player.id, now);
      const application = await findApplication(tx, player.id);
      const account = await readOwnAccount(tx, player.id);
      return ok({
        data: {
          player: { id: player.id, name: account?.alias ?? player.username },
          developers: own.map((row) => ({ ...row, logo: urls.static(row.logo) })),
          invitations: invitations.map(({ id, developer, role, invitedBy, expiresAt }) => ({
            ...{ id, developer, role, expires: expiresAt.toISOString() },
            invitedBy: invitedBy ?? 'Deleted account',
          })),
          policy,
          application: application
            ? {
                ...{ slug: application.slug, name: application.name, reason: application.reason },
                state: application.refusedAt === null ? 'waiting' : 'refused',
              }
            : null,
        },
      });
    }),

    route(
      developerApply,
      async ({ body, caller: { player }, now }) => {
        const { slug } = body;
        if (policy === 'closed') return err(refusal.forbidden('This portal accepts no new developers at the moment.'));
        const problem = newDeveloperProblem(body);
        if (problem) return err(refusal.validation({ [problem.field]: [problem.message] }));
        const applicant = { accountId: player.id, slug, name: developerName(body.name), now };
        const applied = await (policy === 'open'
          ? createOwnDeveloper(deps, applicant)
          : database.transaction((tx) => applyForReview(tx, applicant)));
        if (!applied.ok) return applied;
        const message = applied.value === 'created' ? 'You’re now a developer.' : 'We received your application.';
        return ok({ data: { slug, state: applied.value }, message });
      },
      { ...limitOf(10), transaction: false, audit: 'developer-application' },
    ),

    route(
      invitationAnswer,
      async ({ params: { id }, body: { accept }, caller: { player }, now, tx }) => {
        const named = await findReceived(tx, id, player.id);
        if (!named) return err(refusal.notFound('invitation'));
        const { developerId } = named;
        await lockDeveloper(tx, developerId);
        // Another request may have answered or withdrawn it before the lock.
        const invitation = await findReceived(tx, id, player.id);
        if (!invitation) return err(refusal.notFound('invitation'));
        const { account, developer, role, expiresAt, isMember } = invitation;
        if (expiresAt <= now) return err(refusal.gone('This invitation has expired. Ask an owner for a new one.'));
        if (accept && isMember) return err(refusal.conflict(`You’re already a member of ${developer}.`));
        if (accept && (await countMembers(tx, developerId)) >= MAX_MEMBERS)
          return err(refusal.conflict(`${developer} already has ${String(MAX_MEMBERS)} members, the maximum.`));
        await deleteReceived(tx, account, developerId);
        if (accept) await storeMember(tx, { developerId, accountId: account.id, role, now });
        await recordAudit(tx, {
          member: { developerId, accountId: player.id, token: undefined },
          event: accept ? 'invitation.accept' : 'invitation.decline',
          text: accept ? `Joined as ${role}.` : 'Declined the invitation.',
          now,
        });
        const message = accept ? `You’re now a member of ${developer}.` : 'Invitation declined.';
        return ok({ data: { developer: invitation.slug }, message });
      },
      { ...limitOf(60), audit: 'invitation-answer' },
    ),
  ];
}
