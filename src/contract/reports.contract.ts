import * as z from 'zod/mini';
import { reportKinds, reportReasons } from '../domain/reports/report';
import { defineCall } from './define-call';
import { noData } from './wire-values';

export const reportSend = defineCall({
  method: 'POST',
  path: '/v1/private/user/report',
  access: 'player',
  summary:
    'Reports a game, a review or a profile to the operator, once each; 403 for the caller’s own content, 404 for invisible content, 409 for a repeated report.',
  body: z.strictObject({
    kind: z.enum(reportKinds),
    /** Game slug, review id or username. */
    target: z.string().check(z.minLength(1), z.maxLength(64)),
    reason: z.enum(reportReasons),
    /** At most 500 characters; required for the reason `other`. */
    text: z.string(),
  }),
  data: noData,
});
