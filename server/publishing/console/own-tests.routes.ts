import { ownTestCalls } from '../../../src/contract/testers.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordAudit } from './audit.repository';
import { lockDeveloper } from './member.repository';
import { deleteTestData } from './test-data';
import { acceptTest, deleteTester, findReceivedTest, listOwnTests } from './testers.repository';

/** Locks the developer of a test or an invitation of the caller, and reads it again, because it may have ended meanwhile. */
async function lockOwn(tx: Executor, id: string, accountId: string) {
  const named = await findReceivedTest(tx, id, accountId);
  if (named) await lockDeveloper(tx, named.developerId);
  const found = named && (await findReceivedTest(tx, id, accountId));
  return found ? ok(found) : err(refusal.notFound('invitation'));
}

/** Routes of the games that a player tests. */
export function ownTestRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  const limit = { max: config.production ? 60 : 600, windowSeconds: 60 * 60, by: 'caller' } as const;
  return [
    route(ownTestCalls.testList, async ({ caller: { player }, now, tx }) => {
      const found = await listOwnTests(tx, player.id, now);
      return ok({
        data: {
          invitations: found
            .filter(({ acceptedAt }) => acceptedAt === null)
            .map(({ id, title, developer, invitedBy, expiresAt }) => ({
              ...{ id, title, developer, invitedBy },
              expires: expiresAt.toISOString(),
            })),
          tests: found
            .filter(({ acceptedAt }) => acceptedAt !== null)
            .map(({ id, title, developer, draft, released }) => ({ id, title, developer, draft, released })),
        },
      });
    }),

    route(
      ownTestCalls.testAccept,
      async ({ params: { id }, caller: { player }, now, tx }) => {
        const found = await lockOwn(tx, id, player.id);
        if (!found.ok) return found;
        const { developerId, game, title, acceptedAt, expiresAt } = found.value;
        if (acceptedAt !== null) return ok({ data: null });
        if (expiresAt <= now) return err(refusal.gone('This invitation has expired. Ask the developer for a new one.'));
        await acceptTest(tx, found.value, now);
        const member = { developerId, accountId: player.id };
        await recordAudit(tx, { member, event: 'tester.accept', text: `Became a test user of “${game}”.`, now });
        return ok({ data: null, message: `You’re now a test user of ${title}.` });
      },
      { limit, audit: 'test-answer' },
    ),

    route(
      ownTestCalls.testLeave,
      async ({ params: { id }, caller: { player }, now, tx }) => {
        const found = await lockOwn(tx, id, player.id);
        if (!found.ok) return found;
        const { developerId, game, acceptedAt } = found.value;
        await deleteTester(tx, id);
        if (acceptedAt !== null) await deleteTestData(tx, config, { developerId, game }, player.id);
        const [event, text] =
          acceptedAt === null
            ? ['tester.decline', `Declined the invitation to test “${game}”.`]
            : ['tester.leave', `Left the test users of “${game}”.`];
        await recordAudit(tx, { member: { developerId, accountId: player.id }, event, text, now });
        return ok({ data: null, message: acceptedAt === null ? 'Invitation declined.' : 'You left the test.' });
      },
      { limit, audit: 'test-answer' },
    ),
  ];
}
