import * as z from 'zod/mini';
import { subscriptionSources } from '../domain/subscriptions/mail-subscription';
import { SENDER_ID, SENDER_ID_MAX } from '../domain/subscriptions/sender-id';
import { tokenTemplates } from '../domain/tokens/token-templates';
import { wireSecret } from './credential-values';
import { defineCall } from './define-call';
import { noData } from './wire-values';

/** Sender id: `game:` plus game slug for emails about one game, or `dev:` plus developer slug for all its games. */
const senderParams = z.object({ id: z.string().check(z.regex(SENDER_ID), z.maxLength(SENDER_ID_MAX)) });

const wireState = z.object({
  /** Subscription state after the request. */
  subscribed: z.boolean(),
});

export const mailsSubscribe = defineCall({
  method: 'POST',
  path: '/v1/private/user/entity/mails/{id}/subscribe',
  access: 'player',
  summary:
    'Subscribes the caller to the emails of a game (`game:SLUG`) or a developer (`dev:SLUG`); repeating changes nothing.',
  params: senderParams,
  body: z.strictObject({
    /** Source of the consent: `sdk` if a game asked, otherwise `site`. */
    source: z._default(z.enum(subscriptionSources), 'site'),
  }),
  data: wireState,
});

export const mailsUnsubscribe = defineCall({
  method: 'POST',
  path: '/v1/private/user/entity/mails/{id}/unsubscribe',
  access: 'player',
  summary: 'Ends a subscription of the caller; without one nothing changes.',
  params: senderParams,
  data: wireState,
});

export const mailsCheck = defineCall({
  method: 'GET',
  path: '/v1/private/user/entity/mails/{id}/check',
  access: 'player',
  summary: 'Returns true if the caller is subscribed to the emails of a game or a developer.',
  params: senderParams,
  data: wireState,
});

export const subscriptionConfirm = defineCall({
  method: 'PATCH',
  path: tokenTemplates['subscription-confirm'].call,
  access: 'anyone',
  summary:
    'Confirms a subscription and verifies the account’s address by an emailed link, once; 422 for a used or expired link. The result is in `status.message`.',
  params: z.object({ secret: wireSecret }),
  data: noData,
});

export const subscriptionUnsubscribe = defineCall({
  method: 'PATCH',
  path: tokenTemplates['subscription-unsubscribe'].call,
  access: 'anyone',
  summary:
    'Ends a subscription by an emailed link, without a login; repeating changes nothing. 422 for an expired or unknown link. The result is in `status.message`.',
  params: z.object({ secret: wireSecret }),
  data: noData,
});
