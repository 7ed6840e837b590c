import * as z from 'zod/mini';
import { auditActorKinds } from '../domain/console/console';
import { memberRoles, tokenActions } from '../domain/console/member-role';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId, wirePage, wirePagination, wireSlug } from './wire-values';

const wireRole = z.enum(memberRoles);
/** Roles that can be given; `member` exists only in older rows. */
const wireGivenRole = z.enum(['owner', 'publisher', 'analyst', 'support']);
const developer = z.object({ developer: wireSlug });
const wireUsername = z.string().check(z.minLength(1), z.maxLength(64));
const wireTitle = z.string().check(z.minLength(1), z.maxLength(60));

export const consoleHome = defineCall({
  method: 'GET',
  path: '/v1/private/developer/home',
  access: 'player',
  summary: 'Returns the developers of the caller, open invitations, and the state of the caller’s application.',
  data: z.object({
    /** The caller; `name` is the alias, or else the username. */
    player: z.object({ id: z.string(), name: z.string() }),
    developers: z.array(z.object({ slug: z.string(), name: z.string(), logo: z.string(), role: wireRole })),
    invitations: z.array(
      z.object({ id: wireId, developer: z.string(), role: wireGivenRole, invitedBy: z.string(), expires: wireDate }),
    ),
    /** `open` creates a developer at once, `review` asks the operator, `closed` accepts no applications. */
    policy: z.enum(['open', 'review', 'closed']),
    application: orNull(
      z.object({
        slug: z.string(),
        name: z.string(),
        state: z.enum(['waiting', 'refused']),
        /** The operator's reason for a refusal. */
        reason: orNull(z.string()),
      }),
    ),
  }),
});

export const developerApply = defineCall({
  method: 'POST',
  path: '/v1/private/developer/apply',
  access: 'player',
  summary:
    'Creates a developer owned by the caller, or an application if the operator reviews them; 409 for a used slug or an open application.',
  body: z.strictObject({ name: wireTitle, slug: wireSlug, terms: z.literal(true) }),
  data: z.object({ slug: z.string(), state: z.enum(['created', 'waiting']) }),
});

export const invitationAnswer = defineCall({
  method: 'POST',
  path: '/v1/private/developer/invitation/{id}/answer',
  access: 'player',
  summary: 'Accepts or declines an invitation of the caller; 404 for others, 410 after its end.',
  params: z.object({ id: wireId }),
  body: z.strictObject({ accept: z.boolean() }),
  data: z.object({ developer: z.string() }),
});

export const memberList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/members',
  access: 'member',
  action: 'members.read',
  summary: 'Returns all members of a developer, oldest first, and its open invitations.',
  params: developer,
  data: z.object({
    members: z.array(z.object({ username: z.string(), role: wireRole, since: orNull(wireDate), self: z.boolean() })),
    invitations: z.array(
      z.object({
        id: wireId,
        /** Username, or the email address by which an owner has invited. */
        username: z.string(),
        role: wireGivenRole,
        sent: wireDate,
        expires: wireDate,
      }),
    ),
  }),
});

export const memberInvite = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/members/invite',
  access: 'member',
  action: 'members.change',
  summary:
    'Invites a player by username or confirmed email address for seven days; 409 for a member or an invited player. An unknown email address gets the same answer.',
  params: developer,
  body: z.strictObject({ to: z.string().check(z.minLength(1), z.maxLength(254)), role: wireGivenRole }),
  data: noData,
});

export const invitationWithdraw = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/invitation/{id}',
  access: 'member',
  action: 'members.change',
  summary: 'Withdraws an open invitation.',
  params: z.object({ developer: wireSlug, id: wireId }),
  data: noData,
});

export const memberChange = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/member/{username}',
  access: 'member',
  action: 'members.change',
  summary: 'Changes the role of a member; 409 for the last owner.',
  params: z.object({ developer: wireSlug, username: wireUsername }),
  body: z.strictObject({ role: wireGivenRole }),
  data: noData,
});

export const memberRemove = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/member/{username}',
  access: 'member',
  action: 'members.read',
  summary: 'Removes a member, or the caller; only owners remove others, and 409 for the last owner.',
  params: z.object({ developer: wireSlug, username: wireUsername }),
  data: noData,
});

export const auditList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/audit',
  access: 'member',
  action: 'audit.read',
  summary: 'Returns one page of 50 changes by members, tokens, the operator and background jobs, newest first.',
  params: developer,
  query: z.object({ page: wirePage }),
  data: z.object({
    entries: z.array(
      z.object({
        id: wireId,
        at: wireDate,
        by: z.object({
          /** `system` is a background job. Entries of earlier releases may be `unknown`: the operator or a deleted account. */
          kind: z.enum(auditActorKinds),
          /** Username or name of the token; null for a deleted account and for all other kinds. */
          name: orNull(z.string()),
        }),
        /** For example `member.role` or `build.publish`. */
        event: z.string(),
        /** One sentence. */
        text: z.string(),
      }),
    ),
    pagination: wirePagination,
  }),
});

const wireToken = z.object({
  id: wireId,
  name: z.string(),
  actions: z.array(z.enum(tokenActions)),
  /** Slug of the only game; null for all games of the developer. */
  game: orNull(z.string()),
  createdBy: orNull(z.string()),
  created: wireDate,
  expires: wireDate,
  used: orNull(wireDate),
});

export const tokenList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/tokens',
  access: 'member',
  action: 'tokens.change',
  summary: 'Returns the valid access tokens of a developer without their secrets, newest first.',
  params: developer,
  data: z.object({ tokens: z.array(wireToken) }),
});

export const tokenCreate = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/tokens',
  access: 'member',
  action: 'tokens.change',
  summary:
    'Creates an access token for 1 to 365 days; only this response has its secret. A developer has at most 50 valid tokens with different names.',
  params: developer,
  body: z.strictObject({
    name: wireTitle,
    actions: z.array(z.enum(tokenActions)).check(z.minLength(1), z.maxLength(tokenActions.length)),
    game: z.optional(wireSlug),
    days: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  data: z.object({ token: wireToken, secret: z.string() }),
});

export const tokenRevoke = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/token/{id}',
  access: 'member',
  action: 'tokens.change',
  summary: 'Ends an access token at once.',
  params: z.object({ developer: wireSlug, id: wireId }),
  data: noData,
});
