import * as z from 'zod/mini';
import { SOUND_NAMES, soundOf } from '../domain/notices/sound-name';
import type { AccountChannel, AnnouncementChannel } from '../domain/realtime/channels';
import { wirePresence } from './friend.contract';
import { wireMessageRow, wireNotification } from './inbox.contract';
import { noData, wireDate } from './wire-values';

/** A client’s `subscribe` event with channel and auth; the acknowledgement carries the response. */
export const wireSubscribe = z.strictObject({
  channel: z.string().check(z.maxLength(128)),
  auth: z.string().check(z.maxLength(512)),
});

/** Acknowledgement of a subscription; `debug` is `err_forbidden` if the signature is invalid. */
export const wireSubscribed = z.object({ ok: z.boolean(), debug: z.string() });

/**
 * A message on a channel. `id` is unique, so that a client can drop duplicates after a reconnect. `events` describes
 * the payload of each name.
 */
export const wireChannelEvent = z.object({
  id: z.string(),
  channel: z.string(),
  name: z.string(),
  payload: z.unknown(),
});

/** Name of the socket event that carries all channel events. */
export const CHANNEL_EVENT = 'channel-event';
export const SUBSCRIBE_EVENT = 'subscribe';

/** Channels by kind. Announcements of a guest have their own channel. */
interface Channels {
  readonly announcement: AnnouncementChannel;
  readonly account: AccountChannel;
}

type ChannelKind = keyof Channels;

/** Definition of one realtime event. The server publishes by it, clients parse by it, and the documentation lists it. */
interface EventDefinition<
  K extends ChannelKind = ChannelKind,
  P extends z.ZodMiniType = z.ZodMiniType,
  N extends `.${string}` = `.${string}`,
> {
  /** Name on the wire, such as `.balance.updated`. */
  readonly name: N;
  readonly channel: K;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly payload: P;
}

export type AnyEvent = EventDefinition;
/** Channels on which an event may be published. */
export type ChannelOf<E extends AnyEvent> = Channels[E['channel']];
/** Payload that the server publishes: absent values are null. */
export type PublishedOf<E extends AnyEvent> = z.input<E['payload']>;
/** Payload as the client reads it: absent values are undefined. */
export type ReceivedOf<E extends AnyEvent> = z.output<E['payload']>;

/** Defines an event. The type keeps the literal name and channel. */
function defineEvent<K extends ChannelKind, P extends z.ZodMiniType, N extends `.${string}`>(
  definition: EventDefinition<K, P, N>,
): EventDefinition<K, P, N> {
  return definition;
}

/**
 * All events on the channels. The server publishes no other ones; clients ignore names that they do not know.
 * @rule 2.7.42b A balance update on the account's channel carries a total and its revision.
 * @rule 3.4 Coins are integers.
 * @rule 3.6 The channels carry events about achievements, the balance, premium, notifications, messages, friends and
 * their presence.
 */
export const events = {
  achievementUnlocked: defineEvent({
    name: '.achievement.unlocked',
    channel: 'announcement',
    summary: 'The player or guest has unlocked an achievement.',
    payload: z.object({
      title: z.string(),
      desc: z.string(),
      /** Address of the picture. */
      thumb: z.string(),
      /** Sound to play; an unknown one is read as `strong`. */
      sound: z.catch(z.enum(SOUND_NAMES), soundOf.achievement),
    }),
  }),
  balanceUpdated: defineEvent({
    name: '.balance.updated',
    channel: 'account',
    summary: 'The player’s balance has changed. The balance with the greater revision is newer.',
    payload: z.object({
      /** Balance, in coins. */
      total: z.int().check(z.minimum(0)),
      /** Number of the newest movement. */
      revision: z.int().check(z.minimum(0)),
    }),
  }),
  premiumUpdated: defineEvent({
    name: '.premium.updated',
    channel: 'account',
    summary: 'The end of the player’s premium period has changed. The later end is newer.',
    payload: z.object({ until: wireDate }),
  }),
  notificationCreated: defineEvent({
    name: '.notification.created',
    channel: 'announcement',
    summary: 'The player has a new notification.',
    payload: wireNotification,
  }),
  messageCreated: defineEvent({
    name: '.message.created',
    channel: 'announcement',
    summary: 'The player has a new message: its row, with the number of unread messages in its conversation.',
    payload: z.extend(wireMessageRow, {
      // The previous release sends the received message without its row.
      own: z._default(wireMessageRow.shape.own, false),
      unread: z._default(wireMessageRow.shape.unread, 1),
      received: z._default(wireMessageRow.shape.received, true),
    }),
  }),
  conversationUpdated: defineEvent({
    name: '.conversation.updated',
    channel: 'announcement',
    summary: 'The player has sent a message in another tab, or the other player has marked messages as read or unread.',
    payload: z.object({
      /** Username of the other player. */
      username: z.string(),
    }),
  }),
  friendsChanged: defineEvent({
    name: '.friends.changed',
    channel: 'announcement',
    summary: 'The player’s friends, friend requests or blocks have changed.',
    payload: noData,
  }),
  friendPresence: defineEvent({
    name: '.friend.presence',
    channel: 'announcement',
    summary:
      'A friend has gone online or offline, or has started or ended a play, as far as the friend’s settings allow.',
    payload: z.extend(wirePresence, { username: z.string(), alias: z.string() }),
  }),
} as const satisfies Record<string, AnyEvent>;

export type WireChannelEvent = z.output<typeof wireChannelEvent>;
