import * as z from 'zod/mini';
import { FEEDBACK_RATINGS } from '../domain/notices/feedback';
import { defineCall } from './define-call';

export const helpFeedback = defineCall({
  method: 'POST',
  path: '/v1/public/help/feedback',
  access: 'anyone',
  summary: 'Sends a feedback about the portal, in the name of the player when one is signed in.',
  body: z.strictObject({
    /** At most 150 characters. */
    subject: z.string(),
    /** At most 500 characters. */
    text: z.string(),
    /** Stars, from one to five. */
    rating: z.optional(z.literal(FEEDBACK_RATINGS)),
  }),
  data: z.null(),
});
