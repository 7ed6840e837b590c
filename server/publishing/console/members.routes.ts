import {
  auditList,
  invitationWithdraw,
  memberChange,
  memberInvite,
  memberList,
  memberRemove,
} from '../../../src/contract/console.contract';
import { leavesNoOwner, mayAct } from '../../../src/domain/console/member-role';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import { DEVELOPER_INVITATIONS_TO_ONE } from '../../identity/auth/attempts/attempt-rules';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { callerLimit, route } from '../../platform/http/route';
import { countAudit, listAudit, recordAudit } from './audit.repository';
import { changeMember, endedText } from './change-member';
import { countInvitations, deleteInvitation, insertInvitation, listInvitations } from './invitation.repository';
import { countMembers, findMember, findRole, listMembers, lockAsMember, MAX_MEMBERS } from './member.repository';
import { inviteOnce, notifyInvited, readInvited } from './invited-player';
import { notifyMember } from './notify-member';
import { roleRefusal } from './resolve-member';

const HOUR = 60 * 60;
const MAX_INVITATIONS = 20;
const AUDIT_PAGE = 50;

const noMember = err(refusal.notFound('member'));
const lastOwner = err(refusal.conflict('A developer needs an owner. Make another member an owner first.'));

/** Routes of a developer's members, invitations and audit log. */
export function memberRoutes(deps: ServerDependencies): readonly Route[] {
  const { afterAnswers, config } = deps;
  const limitOf = callerLimit(config.production, HOUR);
  return [
    route(memberList, async ({ caller: { member }, now, tx }) => {
      const members = await listMembers(tx, member.developerId);
      const invitations = await listInvitations(tx, member.developerId, now);
      return ok({
        data: {
          members: members.map(({ accountId, username, role, since }) => ({
            ...{ username, role, since: since?.toISOString() ?? null },
            self: accountId === member.accountId,
          })),
          invitations: invitations.map(({ id, to, role, createdAt, expiresAt }) => ({
            ...{ id, username: to, role },
            ...{ sent: createdAt.toISOString(), expires: expiresAt.toISOString() },
          })),
        },
      });
    }),

    route(
      memberInvite,
      async ({ body: { to: typed, role }, caller, now, tx, ...input }) => {
        const actor = await lockAsMember(tx, caller.member, 'members.change');
        if (!actor.ok) return actor;
        const { developerId, accountId: invitedBy } = actor.value;
        const to = typed.trim();
        const invited = await readInvited(tx, to);
        if (!invited.ok) return invited;
        const { accountId, name, message } = invited.value;
        if (accountId !== undefined && (await findRole(tx, developerId, accountId)) !== undefined)
          return err(refusal.conflict(`${to} is already a member.`));
        if ((await countInvitations(tx, developerId, now)) >= MAX_INVITATIONS)
          return err(
            refusal.conflict(`At most ${String(MAX_INVITATIONS)} invitations can be open. Withdraw one first.`),
          );
        if ((await countMembers(tx, developerId)) >= MAX_MEMBERS)
          return err(refusal.conflict(`A developer has at most ${String(MAX_MEMBERS)} members.`));
        const row = { developerId, to: invited.value.to, now };
        const taken = `${to} already has an open invitation.`;
        const stored = await inviteOnce(tx, { ...row, rule: DEVELOPER_INVITATIONS_TO_ONE, taken }, () =>
          insertInvitation(tx, { ...row, role, invitedBy }),
        );
        if (!stored.ok) return stored;
        const text = `Invited ${name} as ${role}.`;
        await recordAudit(tx, { member: actor.value, event: 'invitation.send', text, subject: accountId, now });
        // After the answer, because its time would reveal if an address has an account.
        input.afterCommit(() => afterAnswers.begin(() => notifyInvited(deps, stored.value, now)));
        return ok({ data: null, message });
      },
      { ...limitOf(20), audit: 'member-invitation' },
    ),

    route(invitationWithdraw, async ({ params: { id }, caller, now, tx }) => {
      const actor = await lockAsMember(tx, caller.member, 'members.change');
      if (!actor.ok) return actor;
      const subject = await deleteInvitation(tx, actor.value.developerId, id);
      if (subject === undefined) return err(refusal.notFound('invitation'));
      await recordAudit(tx, {
        member: actor.value,
        event: 'invitation.withdraw',
        text: 'Withdrew an invitation.',
        now,
      });
      return ok({ data: null, message: 'Invitation withdrawn.' });
    }),

    route(
      memberChange,
      async ({ params, body: { role: next }, caller, now, tx, ...input }) => {
        const actor = await lockAsMember(tx, caller.member, 'members.change');
        if (!actor.ok) return actor;
        const { developerId } = actor.value;
        const member = await findMember(tx, developerId, params.username);
        if (!member) return noMember;
        const { accountId, username, role } = member;
        if (role === next) return ok({ data: null, message: `${username} is ${next}.` });
        if (leavesNoOwner({ role, next, owners: await countMembers(tx, developerId, 'owner') })) return lastOwner;
        const ended = endedText(await changeMember(tx, { developerId, accountId, role, next, now }));
        const text = `Changed the role of ${username} from ${role} to ${next}.${ended}`;
        await recordAudit(tx, { member: actor.value, event: 'member.role', text, subject: accountId, now });
        if (accountId !== actor.value.accountId)
          input.afterCommit(
            await notifyMember(tx, deps, {
              ...{ accountId, now, title: 'Your role has changed' },
              body: `You’re now ${next} of the developer “${params.developer}”.`,
            }),
          );
        return ok({ data: null, message: `${username} is now ${next}.${ended}` });
      },
      { ...limitOf(60), audit: 'member-change' },
    ),

    route(
      memberRemove,
      async ({ params, caller, now, tx, ...input }) => {
        const actor = await lockAsMember(tx, caller.member, 'members.read');
        if (!actor.ok) return actor;
        const { developerId } = actor.value;
        const member = await findMember(tx, developerId, params.username);
        const isSelf = member?.accountId === actor.value.accountId;
        if (!isSelf && !mayAct(actor.value.role, 'members.change')) return err(roleRefusal());
        if (!member) return noMember;
        const { accountId, username, role } = member;
        if (leavesNoOwner({ role, next: undefined, owners: await countMembers(tx, developerId, 'owner') }))
          return lastOwner;
        const ended = endedText(await changeMember(tx, { developerId, accountId, role, next: undefined, now }));
        const text = `${isSelf ? 'Left the developer.' : `Removed ${username}.`}${ended}`;
        const event = isSelf ? 'member.leave' : 'member.remove';
        await recordAudit(tx, { member: actor.value, event, text, subject: accountId, now });
        if (!isSelf)
          input.afterCommit(
            await notifyMember(tx, deps, {
              ...{ accountId, now, title: 'Your membership has ended' },
              body: `You’re no longer a member of the developer “${params.developer}”.`,
            }),
          );
        return ok({ data: null, message: isSelf ? 'You left the developer.' : `${username} was removed.${ended}` });
      },
      { ...limitOf(60), audit: 'member-removal' },
    ),

    route(auditList, async ({ query: { page }, caller: { member }, tx }) => {
      const window = { limit: AUDIT_PAGE, offset: pageOffset(page, AUDIT_PAGE) };
      const total = await countAudit(tx, member.developerId);
      const rows = await listAudit(tx, member.developerId, window);
      const entries = rows.map(({ id, at, actor, name, event, text }) => ({
        ...{ id, at: at.toISOString(), by: { kind: actor ?? ('unknown' as const), name }, event, text },
      }));
      return ok({ data: { entries, pagination: presentPagination(paginate(total, page, AUDIT_PAGE)) } });
    }),
  ];
}
