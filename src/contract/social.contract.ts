import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { REGISTERING_PROVIDERS, SIGN_IN_PROVIDERS } from '../domain/auth/social-provider';
import { tokenTemplates } from '../domain/tokens/token-templates';
import { wireSession } from './account.contract';
import { wireSecret } from './credential-values';
import { defineCall } from './define-call';
import { orNull } from './wire-values';

const finalize = {
  path: tokenTemplates['social-finalize'].call,
  access: 'anyone',
  params: z.object({ provider: z.enum(REGISTERING_PROVIDERS), secret: wireSecret }),
} as const;

export const socialProviders = defineCall({
  method: 'GET',
  path: '/v1/public/user/auth/social/providers',
  access: 'anyone',
  summary: 'Returns the providers for login on this portal, in the order of their buttons.',
  data: z.object({ providers: z.array(z.enum(SIGN_IN_PROVIDERS)) }),
});

export const socialLogin = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/social/login',
  access: 'anyone',
  summary: 'Starts a login with a provider: returns the address for a new tab and sets a short-lived marker cookie.',
  body: z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  data: z.object({ url: z.string() }),
});

export const socialWaiting = defineCall({
  method: 'GET',
  path: '/v1/public/user/auth/social/waiting',
  access: 'anyone',
  summary: 'Returns the provider whose identity waits for this browser’s next login or registration, or null.',
  data: z.object({ provider: orNull(z.enum(SIGN_IN_PROVIDERS)) }),
});

export const socialFinalizeDetails = defineCall({
  ...finalize,
  method: 'GET',
  summary: 'Returns the email address that the provider has confirmed for a new player, or an empty text.',
  data: z.object({ email: z.string() }),
});

export const socialFinalize = defineCall({
  ...finalize,
  method: 'POST',
  summary: 'Creates the account of a person confirmed by a provider, and logs in; 422 with every invalid field.',
  body: z.strictObject({
    email: z.string().check(z.maxLength(EMAIL_MAX)),
    username: z.string().check(z.maxLength(64)),
  }),
  data: wireSession,
});
