import * as z from 'zod/mini';
import type { AchievementNotice } from '../domain/notices/achievement-notice';

/** A client’s `subscribe` event with channel and auth; the acknowledgement carries the response. */
export const wireSubscribe = z.strictObject({
  channel: z.string().check(z.maxLength(128)),
  auth: z.string().check(z.maxLength(512)),
});

/** Acknowledgement of a subscription; `debug` is `err_forbidden` if the signature is invalid. */
export const wireSubscribed = z.object({ ok: z.boolean(), debug: z.string() });

/** A message on a channel. `id` is unique, so that a client can drop duplicates after a reconnect. */
export const wireChannelEvent = z.object({
  id: z.string(),
  channel: z.string(),
  name: z.string(),
  payload: z.unknown(),
});

/** `.achievement.unlocked` on `announcement.{userId}` and `guest.announcement.{sessionId}` (spec 1 §7). */
export type WireAchievementUnlocked = AchievementNotice;

/** Name of the socket event that carries all channel events. */
export const CHANNEL_EVENT = 'channel-event';
export const SUBSCRIBE_EVENT = 'subscribe';

export type WireChannelEvent = z.output<typeof wireChannelEvent>;
