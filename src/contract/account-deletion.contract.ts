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
    'Returns the state of the account’s deletion (null without one), and the proof that a deletion request requires.',
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
    'Schedules the deletion of the account, emails a status link to a verified address, and logs out every other browser; 429 after three requests in a day.',
  body: z.strictObject({ password: z.optional(wirePassword), code: z.optional(wireCode) }),
  data: z.object({ deletion }),
});

export const deletionWithdraw = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/deletion',
  access: 'player',
  summary: 'Withdraws the deletion of the account; 404 when none is pending.',
  data: noData,
});

export const deletionStatus = defineCall({
  method: 'PATCH',
  path: tokenTemplates['deletion-status'].call,
  access: 'anyone',
  summary: 'Returns the state of a deletion to the holder of its link; 422 for an unknown or expired link.',
  body: z.strictObject({ token: z.string().check(z.maxLength(512)) }),
  data: deletion,
});

export const exportState = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/export',
  access: 'player',
  summary: 'Returns the state of the data export; null without one.',
  data: z.object({
    export: orNull(z.object({ requested: wireDate, ready: orNull(wireDate), expires: orNull(wireDate) })),
  }),
});

export const exportRequest = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/export',
  access: 'player',
  summary: 'Requests an export of all data about the player; 422 while one is in progress or available.',
  data: noData,
});

export const exportDownload = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/export/file',
  access: 'player',
  summary: 'Returns the data export: the rows of each table; 404 until it is ready.',
  /** Rows by table and column name as in the database; timestamps are ISO 8601 in UTC. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
