import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId, wireSlug } from './wire-values';

const game = z.object({ developer: wireSlug, game: wireSlug });
const gameTester = z.object({ developer: wireSlug, game: wireSlug, id: wireId });

const testerList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/testers',
  access: 'member',
  action: 'testers.change',
  summary: 'Returns the test users of a game and its open invitations, oldest first.',
  params: game,
  data: z.object({
    testers: z.array(
      z.object({
        id: wireId,
        /** Username, or the email address by which a member has invited. */
        username: z.string(),
        invited: wireDate,
        /** End of an open invitation; null for a test user. */
        expires: orNull(wireDate),
        /** Start of the last play of the current draft. */
        played: orNull(wireDate),
      }),
    ),
    /** Most test users and open invitations together. */
    limit: z.int(),
    /** True if the game has a draft, which contains the test data. */
    draft: z.boolean(),
  }),
});

const testerInvite = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/testers',
  access: 'member',
  action: 'testers.change',
  summary:
    'Invites a test user by username or confirmed email address for 14 days; 409 for a member, a test user or an invited player. An unknown email address gets the same answer.',
  params: game,
  body: z.strictObject({ to: z.string().check(z.minLength(1), z.maxLength(254)) }),
  data: noData,
});

const testerRemove = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/game/{game}/tester/{id}',
  access: 'member',
  action: 'testers.change',
  summary: 'Withdraws an invitation, or removes a test user with the user’s test data; the access ends at once.',
  params: gameTester,
  data: noData,
});

const testDataReset = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/test-data/reset',
  access: 'member',
  action: 'testers.change',
  summary:
    'Deletes scores, achievements, saves, purchases and plays of one test user in the draft, or of everyone; 404 without a draft.',
  params: game,
  body: z.strictObject({ tester: z.optional(wireId) }),
  data: noData,
});

/** Calls of members about the test users of a game. */
export const testerCalls = { testerList, testerInvite, testerRemove, testDataReset } as const;

const testList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/tests',
  access: 'player',
  summary: 'Returns the games that the caller tests, and open invitations to test one.',
  data: z.object({
    invitations: z.array(
      z.object({
        id: wireId,
        title: z.string(),
        developer: z.string(),
        invitedBy: orNull(z.string()),
        expires: wireDate,
      }),
    ),
    tests: z.array(
      z.object({
        id: wireId,
        title: z.string(),
        developer: z.string(),
        /** Slug of the draft’s page; null while the game has no draft. */
        draft: orNull(z.string()),
        /** Slug of the released game; null before its release. */
        released: orNull(z.string()),
      }),
    ),
  }),
});

const testAccept = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/test/{id}/accept',
  access: 'player',
  summary: 'Accepts an invitation of the caller to test a game; 404 for others, 410 after its end.',
  params: z.object({ id: wireId }),
  data: noData,
});

const testLeave = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/test/{id}',
  access: 'player',
  summary: 'Declines an invitation of the caller, or ends the caller’s test and deletes its data; 404 for others.',
  params: z.object({ id: wireId }),
  data: noData,
});

/** Calls of players about the games that they test. */
export const ownTestCalls = { testList, testAccept, testLeave } as const;
