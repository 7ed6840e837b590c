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
  summary: 'Mails a link to choose a new password; the answer is the same whether or not somebody has the address.',
  body: z.strictObject({ email: z.string().check(z.maxLength(EMAIL_MAX)) }),
  data: noData,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: tokenTemplates['reset-password'].call,
  access: 'anyone',
  summary:
    'Sets a new password with the secret of a mailed link and ends every session of the account; 422 for a used or expired link.',
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
  summary: 'Notes that the holder of a mailed link reads the mails of an address; 422 for a used or expired link.',
  params: z.object({ secret: wireSecret }),
  data: noData,
});

export const sendVerificationMail = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/email/send-verification',
  access: 'player',
  summary: 'Mails the link that verifies the address of the account once more.',
  data: noData,
});

export const emailChange = defineCall({
  method: 'PUT',
  path: '/v1/private/user/account/email',
  access: 'player',
  summary:
    'Mails a link to another address, which is the account’s once the link is opened; the answer is the same whoever has the address.',
  body: z.strictObject({ ...wireProof, email: z.string().check(z.maxLength(EMAIL_MAX)) }),
  data: noData,
});

export const emailChangeWithdraw = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/account/email/pending',
  access: 'player',
  summary:
    'Withdraws the change of the address that waits for its link, which is good for nothing then; `withdrawn` is false when none was waiting.',
  data: z.object({ withdrawn: z.boolean() }),
});
