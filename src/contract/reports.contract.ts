import * as z from 'zod/mini';
import { reportKinds, reportReasons } from '../domain/reports/report';
import { defineCall } from './define-call';
import { noData } from './wire-values';

export const reportSend = defineCall({
  method: 'POST',
  path: '/v1/private/user/report',
  access: 'player',
  summary:
    'Reports a game, a review or a profile to the operator, once each; 403 for what is the caller’s own, 404 for what the caller cannot see, 409 for what the caller has reported before.',
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
