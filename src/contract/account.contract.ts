import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { AUDIENCES } from '../domain/session/audience';
import { wireCode, wirePassword } from './credential-values';
import { defineCall } from './define-call';
import { wireDate, wireId } from './wire-values';

/** Pictures of a player: 64, 128 and 512 px wide (spec 1 §3). */
export const wireAvatar = z.object({ tn: z.string(), sm: z.string(), sd: z.string() });

/** The signed-in player (decisions §4). */
export const wireAccount = z.object({
  id: wireId,
  username: z.string(),
  alias: z.nullable(z.string()),
  avatar: wireAvatar,
  /** Coins. */
  balance: z.int(),
  /** Of the balance: of two that were told, the one of the greater number is newer. */
  balanceRevision: z.int(),
  /** When premium ends, or null. */
  premium: z.nullable(wireDate),
  lastLogin: z.object({ date: wireDate, device: z.string() }),
});

const flag = z.boolean();
const audience = z.enum(AUDIENCES);

/** Every group and field of spec 1 §3. */
export const wireSettings = z.object({
  general: z.object({ data_requested: flag }),
  security: z.object({ two_factor_auth: flag, login_notifications: flag }),
  privacy: z.object({
    profile_visibility: audience,
    profile_comments: audience,
    play_history: audience,
    badge_visibility: audience,
    achievement_visibility: audience,
    activity_visibility: audience,
    friend_visibility: audience,
    inventory_visibility: audience,
    trade_offers: audience,
    followers: flag,
  }),
  community: z.object({
    focus_mode: flag,
    friend_request: audience,
    mute_all: flag,
    mute_friends: flag,
    mute_groups: flag,
    mute_notifications: flag,
    searchable_by_email: flag,
    searchable_by_phone: flag,
    toast_notifications: flag,
    unread_messages_digest: flag,
  }),
  media: z.object({
    music_history: flag,
    nav_haptics: flag,
    nav_sounds: flag,
    music_auto_pause: flag,
    music_auto_resume: flag,
    music_in_status: flag,
    music_player: flag,
    music_toasts: flag,
    mute_sounds_master: flag,
  }),
  notification: z.object({
    disable_toasts_master: flag,
    disable_emails_master: flag,
    newsletters: flag,
    support_ticket_emails: flag,
    weekly_digest: flag,
  }),
});

export const wireSession = z.object({ account: wireAccount, settings: wireSettings });

export const authStatus = defineCall({
  method: 'GET',
  path: '/v1/public/user/auth/status',
  access: 'anyone',
  summary: 'Tells who is signed in; 401 when nobody is.',
  data: wireSession,
});

export const authLogin = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/login',
  access: 'anyone',
  summary: 'Signs in with a user name or e-mail address and a password, and sets the session cookie.',
  body: z.strictObject({
    login: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
    password: wirePassword.check(z.minLength(1)),
    remember: z.boolean(),
    /** The second factor, once the answer has been 401 with the word `err_two_factor`. */
    code: z.optional(wireCode),
  }),
  data: wireSession,
});

export const authRegister = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/register',
  access: 'anyone',
  summary: 'Creates an account and signs it in; 422 names every refused field.',
  body: z.strictObject({
    email: z.string().check(z.maxLength(EMAIL_MAX)),
    username: z.string().check(z.maxLength(64)),
    password: wirePassword,
    password_confirmation: wirePassword,
  }),
  data: wireSession,
});

export const authLogout = defineCall({
  method: 'POST',
  path: '/v1/private/user/auth/logout',
  access: 'anyone',
  summary: 'Ends the session of this browser; without one only its cookie is removed.',
  data: z.null(),
});

export const authChannel = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/channel',
  access: 'anyone',
  summary: 'Signs a subscription to a realtime channel for one socket; 403 when the channel is not the caller’s.',
  body: z.strictObject({
    socket_id: z.string().check(z.minLength(1), z.maxLength(64)),
    channel_name: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  data: z.object({ auth: z.string() }),
});

export const accountSummary = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/summary',
  access: 'player',
  summary: 'The caller’s names and coins.',
  data: z.object({
    username: z.string(),
    alias: z.nullable(z.string()),
    /** The balance. */
    coins: z.int(),
  }),
});

const validated = { method: 'POST', access: 'anyone', data: z.null() } as const;

export const validateEmail = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/email',
  summary: 'Checks the form of an e-mail address; never tells whether it is known.',
  body: z.strictObject({ email: z.string().check(z.maxLength(1000)) }),
});

export const validateUsername = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/username',
  summary: 'Checks the form of a user name, and whether it is free.',
  body: z.strictObject({ username: z.string().check(z.maxLength(1000)) }),
});

export const validatePassword = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/password',
  summary: 'Checks a password against the rules for new passwords.',
  body: z.strictObject({ password: wirePassword }),
});

export type WireAccount = z.output<typeof wireAccount>;
export type WireSession = z.output<typeof wireSession>;
