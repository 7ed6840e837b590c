import * as z from 'zod/mini';
import { tokenTemplates } from '../domain/tokens/token-templates';
import { wireCode, wirePassword } from './credential-values';
import { defineCall } from './define-call';
import { noData, orNull, wireDate } from './wire-values';

const deletion = z.object({
  status: z.enum(['pending', 'withdrawn', 'completed']),
  requested: wireDate,
  /** Date of the deletion, planned or completed. */
  due: wireDate,
});

export const deletionState = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/deletion',
  access: 'player',
  summary:
    'Tells whether the player’s account is to be deleted, null when not, and what proves the player who asks for it.',
  data: z.object({
    deletion: orNull(deletion),
    /** The password; a code for an account without a password; otherwise a login within the last ten minutes. */
    proof: z.enum(['password', 'code', 'fresh-sign-in']),
  }),
});

export const deletionRequest = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/deletion',
  access: 'player',
  summary:
    'Asks for the account to be deleted after a time to think; mails a link to its status to a confirmed address, and signs every other browser out; 429 after three times in a day.',
  body: z.strictObject({ password: z.optional(wirePassword), code: z.optional(wireCode) }),
  data: z.object({ deletion }),
});

export const deletionWithdraw = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/deletion',
  access: 'player',
  summary: 'Withdraws the wish to have the account deleted; 404 when there is none.',
  data: noData,
});

export const deletionStatus = defineCall({
  method: 'PATCH',
  path: tokenTemplates['deletion-status'].call,
  access: 'anyone',
  summary: 'Tells how a deletion stands, to whoever has the link to it; 422 for an unknown or expired link.',
  body: z.strictObject({ token: z.string().check(z.maxLength(512)) }),
  data: deletion,
});

export const exportState = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/export',
  access: 'player',
  summary: 'Tells how the copy of the player’s data stands; null when none was asked for.',
  data: z.object({
    export: orNull(z.object({ requested: wireDate, ready: orNull(wireDate), expires: orNull(wireDate) })),
  }),
});

export const exportRequest = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/export',
  access: 'player',
  summary:
    'Asks for a copy of everything that is stored about the player; 422 while one is being made or is still there.',
  data: noData,
});

export const exportDownload = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/export/file',
  access: 'player',
  summary: 'The copy of the player’s data: for each table its rows; 404 while it is not ready.',
  /** Rows by table and column name as in the database; timestamps are ISO 8601 in UTC. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
