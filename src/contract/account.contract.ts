import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/auth/email-policy';
import { LOGIN_PROVIDERS } from '../domain/auth/social-provider';
import { AUDIENCES } from '../domain/session/current-user';
import { wireCode, wirePassword } from './credential-values';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId } from './wire-values';

/** Avatar URLs: 64, 128 and 512 px wide (spec 1 §3). */
export const wireAvatar = z.object({ tn: z.string(), sm: z.string(), sd: z.string() });

/** The logged-in player (decisions §4). */
const wireAccount = z.object({
  id: wireId,
  username: z.string(),
  alias: orNull(z.string()),
  avatar: wireAvatar,
  /** Balance, in coins. */
  balance: z.int(),
  /** Revision of the balance; the balance with the greater revision is newer. */
  balanceRevision: z.int(),
  /** End of the premium period, or null. */
  premium: orNull(wireDate),
  lastLogin: z.object({ date: wireDate, device: z.string() }),
  /** Provider of this session (spec 2 §3). */
  provider: z._default(z.enum(LOGIN_PROVIDERS), 'password'),
});

// Settings differ between portal versions: unknown ones are dropped, missing ones get their default.
const on = z.catch(z.boolean(), true);
const off = z.catch(z.boolean(), false);
const toAll = z.catch(z.enum(AUDIENCES), 'all');

// An unreadable privacy setting falls back to the most private value.
const shownToAll = z.catch(z._default(z.enum(AUDIENCES), 'all'), 'none');
const shownToFriends = z.catch(z._default(z.enum(AUDIENCES), 'friends'), 'none');
const followed = z.catch(z._default(z.boolean(), true), false);

function settingGroup<Fields extends z.core.$ZodShape>(fields: Fields) {
  const group = z.object(fields);
  return z.catch(group, () => z.parse(group, {}));
}

const privacy = z.object({
  profile_visibility: shownToAll,
  profile_comments: shownToAll,
  messages: shownToFriends,
  play_history: shownToAll,
  badge_visibility: shownToAll,
  achievement_visibility: shownToAll,
  activity_visibility: shownToAll,
  friend_visibility: shownToAll,
  inventory_visibility: shownToAll,
  trade_offers: shownToAll,
  followers: followed,
});

/** All setting groups and fields of spec 1 §3. */
export const wireSettings = z.object({
  general: settingGroup({ data_requested: off }),
  security: settingGroup({ two_factor_auth: off, login_notifications: on }),
  privacy: z.catch(
    z._default(privacy, () => z.parse(privacy, {})),
    () => z.parse(privacy, Object.fromEntries(Object.keys(privacy.shape).map((field) => [field, null]))),
  ),
  community: settingGroup({
    focus_mode: off,
    friend_request: toAll,
    mute_all: off,
    mute_friends: off,
    mute_groups: off,
    mute_notifications: off,
    searchable_by_email: off,
    searchable_by_phone: off,
    toast_notifications: on,
    unread_messages_digest: on,
  }),
  media: settingGroup({
    music_history: off,
    nav_haptics: off,
    nav_sounds: off,
    music_auto_pause: off,
    music_auto_resume: off,
    music_in_status: off,
    music_player: off,
    music_toasts: off,
    mute_sounds_master: off,
  }),
  notification: settingGroup({
    disable_toasts_master: off,
    disable_emails_master: off,
    newsletters: on,
    support_ticket_emails: on,
    weekly_digest: on,
    game_health_emails: on,
  }),
});

export const wireSession = z.object({ account: wireAccount, settings: wireSettings });

export const authStatus = defineCall({
  method: 'GET',
  path: '/v1/public/user/auth/status',
  access: 'anyone',
  summary: 'Returns the logged-in player; 401 without one.',
  data: wireSession,
});

export const authLogin = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/login',
  access: 'anyone',
  summary:
    'Logs in with a username or email address and a password, and sets the session cookie; 403 for a banned player.',
  body: z.strictObject({
    login: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
    password: wirePassword.check(z.minLength(1)),
    remember: z.boolean(),
    /** Second factor; required after a 401 with `err_two_factor`. */
    code: z.optional(wireCode),
  }),
  data: wireSession,
});

export const authRegister = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/register',
  access: 'anyone',
  summary: 'Creates an account and signs it in; 422 with every invalid field.',
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
  summary: 'Ends the session of this browser; without a session only removes the cookie.',
  data: noData,
});

export const authChannel = defineCall({
  method: 'POST',
  path: '/v1/public/user/auth/channel',
  access: 'anyone',
  summary: 'Signs a subscription to a realtime channel for one socket; 403 for another player’s channel.',
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
  summary: 'Returns the caller’s names and coins.',
  data: z.object({
    username: z.string(),
    alias: orNull(z.string()),
    /** Balance, in coins. */
    coins: z.int(),
  }),
});

export const uniqueUsername = defineCall({
  method: 'GET',
  path: '/v1/public/user/account/unique-username',
  access: 'anyone',
  summary: 'Returns a random username that is available; nothing is reserved.',
  data: z.object({ username: z.string() }),
});

const validated = { method: 'POST', access: 'anyone', data: noData } as const;

export const validateEmail = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/email',
  summary: 'Checks the form of an email address; never reveals whether it is registered.',
  body: z.strictObject({ email: z.string().check(z.maxLength(1000)) }),
});

export const validateUsername = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/username',
  summary: 'Checks the form of a username, and whether it is available.',
  body: z.strictObject({ username: z.string().check(z.maxLength(1000)) }),
});

export const validatePassword = defineCall({
  ...validated,
  path: '/v1/public/user/account/validate/password',
  summary: 'Checks a password against the rules for new passwords.',
  body: z.strictObject({ password: wirePassword }),
});

export type WireSession = z.input<typeof wireSession>;
