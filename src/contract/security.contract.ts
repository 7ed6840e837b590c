import * as z from 'zod/mini';
import { SIGN_IN_PROVIDERS } from '../domain/auth/social-provider';
import { wireSettings } from './account.contract';
import { wireCode, wirePassword, wireProof } from './credential-values';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId } from './wire-values';

/** Recovery codes; shown only once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const own = { access: 'player' } as const;

export const securityOverview = defineCall({
  ...own,
  method: 'GET',
  path: '/v1/private/user/account/security',
  summary: 'Returns the protection of the account: its email address, login methods and second factor.',
  data: z.object({
    email: z.string(),
    email_verified: z.boolean(),
    /** Masked new address that awaits verification, such as `n***@example.com`; null without a pending change. */
    pending_email: orNull(z.string()),
    has_password: z.boolean(),
    providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
    two_factor: z.boolean(),
    /** Number of unused recovery codes. */
    recovery_left: z.int(),
  }),
});

export const identityUnlink = defineCall({
  ...own,
  method: 'DELETE',
  path: '/v1/private/user/account/identities/{provider}',
  summary:
    'Disconnects a provider from the account and logs out every other browser; 404 if it is not connected, 422 if it is the only login method.',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  body: z.strictObject(wireProof),
  data: noData,
});

export const sessionList = defineCall({
  ...own,
  method: 'GET',
  path: '/v1/private/user/account/sessions',
  summary: 'Returns the logged-in browsers, this one first and then by last use.',
  data: z.object({
    sessions: z.array(
      z.object({ id: wireId, device: z.string(), created: wireDate, last_seen: wireDate, current: z.boolean() }),
    ),
  }),
});

export const sessionRevoke = defineCall({
  ...own,
  method: 'DELETE',
  path: '/v1/private/user/account/sessions/{session}',
  summary: 'Logs out one browser of the player; 404 for another player’s or ended session.',
  params: z.object({ session: wireId }),
  data: noData,
});

export const sessionRevokeOthers = defineCall({
  ...own,
  method: 'DELETE',
  path: '/v1/private/user/account/sessions',
  summary: 'Logs out every browser of the player except this one.',
  data: z.object({ ended: z.int() }),
});

export const passwordChange = defineCall({
  ...own,
  method: 'PUT',
  path: '/v1/private/user/account/password',
  summary:
    'Changes the password and logs out every other browser; an account without a password requires a code or a recent login.',
  body: z.strictObject({ ...wireProof, new_password: wirePassword, new_password_confirmation: wirePassword }),
  data: noData,
});

export const twoFactorBegin = defineCall({
  ...own,
  method: 'POST',
  path: '/v1/private/user/account/two-factor/begin',
  summary:
    'Creates a secret for an authenticator app, valid once a code of it is confirmed; 422 if two-factor authentication is on.',
  body: z.strictObject(wireProof),
  data: z.object({
    /** Base32 secret for manual entry. */
    secret: z.string(),
    /** `otpauth://` URI for a QR code. */
    uri: z.string(),
  }),
});

export const twoFactorConfirm = defineCall({
  ...own,
  method: 'POST',
  path: '/v1/private/user/account/two-factor/confirm',
  summary:
    'Switches two-factor authentication on with a first code, logs out other browsers, and returns the recovery codes once.',
  body: z.strictObject({ code: wireCode }),
  data: recoveryCodes,
});

export const twoFactorRenewCodes = defineCall({
  ...own,
  method: 'POST',
  path: '/v1/private/user/account/two-factor/recovery-codes',
  summary: 'Replaces the recovery codes; requires a code of the app.',
  body: z.strictObject({ code: wireCode }),
  data: recoveryCodes,
});

export const twoFactorEnd = defineCall({
  ...own,
  method: 'DELETE',
  path: '/v1/private/user/account/two-factor',
  summary: 'Switches two-factor authentication off; requires a code of the app or a recovery code.',
  body: z.strictObject({ code: wireCode }),
  data: noData,
});

export const settingChange = defineCall({
  ...own,
  keepalive: true,
  method: 'PATCH',
  path: '/v1/private/user/account/settings',
  summary: 'Changes one setting by group and field, and returns all of them; 422 for a read-only or unknown setting.',
  body: z.strictObject({
    group: z.string().check(z.maxLength(64)),
    field: z.string().check(z.maxLength(64)),
    value: z.union([z.boolean(), z.string().check(z.maxLength(64))]),
  }),
  data: z.object({ settings: wireSettings }),
});
