import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { tokenTemplates } from '../domain/tokens/token-templates';
import { defineCall } from './define-call';
import { wirePassword, wireProof, wireSecret } from './credential-values';
import { noData } from './wire-values';

export const sendResetMail = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/password/send-reset-mail',
  access: 'anyone',
  summary: 'Emails a link to choose a new password; the response is the same for a registered and an unknown address.',
  body: z.strictObject({ email: z.string().check(z.maxLength(EMAIL_MAX)) }),
  data: noData,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: tokenTemplates['reset-password'].call,
  access: 'anyone',
  summary:
    'Sets a new password with the secret of an emailed link and ends every session of the account; 422 for a used or expired link.',
  body: z.strictObject({
    password: wirePassword,
    password_confirmation: wirePassword,
    token: z.string().check(z.maxLength(512)),
    email: z.string().check(z.maxLength(EMAIL_MAX)),
  }),
  data: noData,
});

export const verifyEmail = defineCall({
  method: 'PATCH',
  path: tokenTemplates['verify-email'].call,
  access: 'anyone',
  summary:
    'Verifies an email address by the secret of an emailed link; 422 for a used or expired link, with `err_already_done` if the address is verified.',
  params: z.object({ secret: wireSecret }),
  data: noData,
});

export const sendVerificationMail = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/email/send-verification',
  access: 'player',
  summary: 'Emails the link that verifies the account’s address again.',
  data: noData,
});

export const emailChange = defineCall({
  method: 'PUT',
  path: '/v1/private/user/account/email',
  access: 'player',
  summary:
    'Emails a link to a new address, which replaces the account’s once the link is opened; the response never reveals whether the address is taken.',
  body: z.strictObject({ ...wireProof, email: z.string().check(z.maxLength(EMAIL_MAX)) }),
  data: noData,
});

export const emailChangeWithdraw = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/email/pending',
  access: 'player',
  summary:
    'Withdraws the pending change of the email address and invalidates its link; `withdrawn` is false when none was pending.',
  data: z.object({ withdrawn: z.boolean() }),
});
