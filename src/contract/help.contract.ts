import * as z from 'zod/mini';
import { FEEDBACK_RATINGS } from '../domain/notices/feedback';
import { helpAudiences } from '../domain/help/help-audience';
import { defineCall } from './define-call';
import { noData } from './wire-values';

export const helpFeedback = defineCall({
  method: 'POST',
  path: '/v1/public/help/feedback',
  access: 'anyone',
  summary: 'Sends feedback about the portal, on behalf of the player if one is logged in.',
  body: z.strictObject({
    /** At most 150 characters. */
    subject: z.string(),
    /** At most 500 characters. */
    text: z.string(),
    /** Rating, one to five stars. */
    rating: z.optional(z.literal(FEEDBACK_RATINGS)),
  }),
  data: noData,
});

export const supportMessage = defineCall({
  method: 'POST',
  path: '/v1/public/help/support/message',
  access: 'anyone',
  summary: 'Sends a message to support and opens a ticket, on behalf of the player if one is logged in.',
  takesKey: true,
  body: z.strictObject({
    /** At most 150 characters. */
    subject: z.string(),
    email: z.string(),
    /** At most 5000 characters. */
    message: z.string(),
  }),
  /** Ticket number as used in emails. */
  data: z.object({ ticket: z.string() }),
});

export const helpQuestions = defineCall({
  method: 'GET',
  path: '/v1/public/help/questions',
  access: 'anyone',
  summary: 'Returns the questions of the help centre with their answers, in order.',
  data: z.object({
    questions: z.array(
      z.object({
        slug: z.string(),
        audience: z.enum(helpAudiences),
        question: z.string(),
        /** Sanitised HTML. */
        answer: z.string(),
      }),
    ),
  }),
});
