import { testerCalls } from '../../../src/contract/testers.contract';
import { MAX_TESTERS } from '../../../src/domain/console/testers';
import { err, ok } from '../../../src/domain/shared/result';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { TESTER_INVITATIONS_TO_ONE } from '../../identity/auth/attempts/attempt-rules';
import { testInvitationLetter } from '../../messaging/mail/letters/developer-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { callerLimit, route } from '../../platform/http/route';
import { recordAudit } from './audit.repository';
import { inviteOnce, readInvited } from './invited-player';
import type { ActingMember } from './member.repository';
import { findRole, lockAsMember } from './member.repository';
import { deleteTestData } from './test-data';
import type { TestedGame } from './testers.repository';
import {
  countTesters,
  deleteTester,
  findReceivedTest,
  findTested,
  findTester,
  insertTester,
  listTesters,
} from './testers.repository';

const HOUR = 60 * 60;
/** Path of the page with the games that a player tests. */
const OWN_TESTS = '/account/tests';

type Notices = Pick<ServerDependencies, 'database' | 'jobs' | 'realtime' | 'urls'>;

/** Stores a notification for a player. Returns the function that publishes it; call it after the commit. */
async function notifyTester(
  tx: Executor,
  { realtime }: Pick<Notices, 'realtime'>,
  accountId: string,
  { now, ...texts }: { readonly title: string; readonly body: string; readonly now: Date },
): Promise<() => void> {
  const notification = await insertNotification(tx, accountId, { kind: 'developer', ...texts, link: OWN_TESTS }, now);
  return () => notifyPlayer(realtime, accountId, { notification });
}

/** Notifies the player of an invitation to test, and emails the player’s verified address. Does nothing if an email address belongs to no player. */
async function notifyInvited(deps: Notices, id: string, now: Date): Promise<void> {
  const publish = await deps.database.transaction(async (tx) => {
    const invitation = await findReceivedTest(tx, id);
    if (!invitation || invitation.invitedBy === null) return undefined;
    const { account, developer, invitedBy, title, expiresAt } = invitation;
    const testsUrl = deps.urls.portal(OWN_TESTS);
    const letter = testInvitationLetter({
      username: account.username,
      developer,
      invitedBy,
      title,
      expiresAt,
      testsUrl,
    });
    await writeToOwner(tx, { accountId: account.id, owner: account, letter, now });
    return notifyTester(tx, deps, account.id, {
      ...{ now, title: `Test “${title}”` },
      body: `${invitedBy} of ${developer} invites you to test the next version of “${title}”.`,
    });
  });
  publish?.();
  if (publish) deps.jobs.wake('mails');
}

interface GameCall {
  readonly params: { readonly game: string };
  readonly caller: Pick<MemberCaller, 'member'>;
  readonly tx: Executor;
}

interface Changed {
  readonly member: ActingMember;
  readonly of: TestedGame;
}

/** Handles a call that changes the test users of a game. The caller is locked as a member who may change them. */
const onTested =
  <Input extends GameCall, Answer>(change: (input: Input, changed: Changed) => Promise<Answer>) =>
  async (input: Input) => {
    const { params, caller, tx } = input;
    const actor = await lockAsMember(tx, caller.member, 'testers.change');
    if (!actor.ok) return actor;
    const of = { developerId: actor.value.developerId, game: params.game };
    return (await findTested(tx, of)) ? change(input, { member: actor.value, of }) : err(refusal.notFound('game'));
  };

/** Routes by which members change the test users of a game. */
export function testerRoutes(deps: ServerDependencies): readonly Route[] {
  const { afterAnswers, config } = deps;
  const limitOf = callerLimit(config.production, HOUR);
  return [
    route(testerCalls.testerList, async ({ params: { game }, caller: { member }, now, tx }) => {
      const of = { developerId: member.developerId, game };
      const tested = await findTested(tx, of);
      if (!tested) return err(refusal.notFound('game'));
      const testers = (await listTesters(tx, of, now)).map((row) => ({
        ...{ id: row.id, username: row.username, invited: row.createdAt.toISOString() },
        expires: row.acceptedAt === null ? row.expiresAt.toISOString() : null,
        played: row.playedAt?.toISOString() ?? null,
      }));
      return ok({ data: { testers, limit: MAX_TESTERS, draft: tested.hasDraft } });
    }),

    route(
      testerCalls.testerInvite,
      onTested(async ({ body, now, tx, ...input }, { member, of }) => {
        const to = body.to.trim();
        const invited = await readInvited(tx, to);
        if (!invited.ok) return invited;
        const { accountId, name, message } = invited.value;
        if (accountId !== undefined && (await findRole(tx, of.developerId, accountId)) !== undefined)
          return err(refusal.conflict(`${to} is a member and sees the draft already.`));
        if ((await countTesters(tx, of, now)) >= MAX_TESTERS)
          return err(
            refusal.conflict(`A game has at most ${String(MAX_TESTERS)} test users and invitations. Remove one first.`),
          );
        const row = { ...of, to: invited.value.to, now };
        const taken = `${to} tests this game already or has an open invitation.`;
        const stored = await inviteOnce(tx, { ...row, rule: TESTER_INVITATIONS_TO_ONE, taken }, () =>
          insertTester(tx, { ...row, invitedBy: member.accountId }),
        );
        if (!stored.ok) return stored;
        const text = `Invited ${name} to test “${of.game}”.`;
        await recordAudit(tx, { member, event: 'tester.invite', text, subject: accountId, now });
        // After the answer, because its time would reveal if an address has an account.
        input.afterCommit(() => afterAnswers.begin(() => notifyInvited(deps, stored.value, now)));
        return ok({ data: null, message });
      }),
      { ...limitOf(100), audit: 'tester-invitation' },
    ),

    route(
      testerCalls.testerRemove,
      onTested(async ({ params, now, tx, ...input }, { member, of }) => {
        const tester = await findTester(tx, of, params.id);
        if (!tester) return err(refusal.notFound('test user'));
        const { accountId, acceptedAt, username } = tester;
        const isTester = acceptedAt !== null && accountId !== null;
        const test = isTester ? await findReceivedTest(tx, params.id, accountId) : undefined;
        await deleteTester(tx, params.id);
        const [event, text] = isTester
          ? ['tester.remove', `Removed the test user ${username ?? ''} of “${of.game}”.`]
          : ['tester.withdraw', `Withdrew an invitation to test “${of.game}”.`];
        await recordAudit(tx, { member, event, text, subject: isTester ? accountId : undefined, now });
        if (isTester && test) {
          await deleteTestData(tx, config, of, accountId);
          const texts = { title: 'Your test has ended', body: `You’re no longer a test user of “${test.title}”.`, now };
          input.afterCommit(await notifyTester(tx, deps, accountId, texts));
        }
        return ok({ data: null, message: isTester ? `${username ?? ''} was removed.` : 'Invitation withdrawn.' });
      }),
      { ...limitOf(300), audit: 'tester-removal' },
    ),

    route(
      testerCalls.testDataReset,
      onTested(async ({ body, now, tx }, { member, of }) => {
        const tester = body.tester === undefined ? undefined : await findTester(tx, of, body.tester);
        const accountId = tester?.acceptedAt ? (tester.accountId ?? undefined) : undefined;
        if (body.tester !== undefined && accountId === undefined) return err(refusal.notFound('test user'));
        if (!(await deleteTestData(tx, config, of, accountId))) return err(refusal.notFound('draft'));
        const whose = accountId === undefined ? 'all test data' : `the test data of ${tester?.username ?? ''}`;
        const text = `Deleted ${whose} of “${of.game}”.`;
        await recordAudit(tx, { member, event: 'tester.reset', text, subject: accountId, now });
        return ok({ data: null, message: 'Test data deleted.' });
      }),
      { ...limitOf(300), audit: 'test-data-reset' },
    ),
  ];
}
