import * as z from 'zod/mini';
import type { AchievementNotice } from '../domain/notices/achievement-notice';

/** Events from the client on a socket: `subscribe` {channel, auth} answers through its acknowledgement. */
export const wireSubscribe = z.strictObject({
  channel: z.string().check(z.maxLength(128)),
  auth: z.string().check(z.maxLength(512)),
});

/** Acknowledgement of a subscription; `debug` is `err_forbidden` when the signature does not fit. */
export const wireSubscribed = z.object({ ok: z.boolean(), debug: z.string() });

/** Every message on a channel: `id` is unique, so that a resumed connection shows nothing twice. */
export const wireChannelEvent = z.object({
  id: z.string(),
  channel: z.string(),
  name: z.string(),
  payload: z.unknown(),
});

/** `.achievement.unlocked` on `announcement.{userId}` and `guest.announcement.{sessionId}` (spec 1 §7). */
export type WireAchievementUnlocked = AchievementNotice;

/** The one socket event that carries channel events. */
export const CHANNEL_EVENT = 'channel-event';
export const SUBSCRIBE_EVENT = 'subscribe';

export type WireChannelEvent = z.output<typeof wireChannelEvent>;
