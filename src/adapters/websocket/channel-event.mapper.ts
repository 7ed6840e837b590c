import * as z from 'zod/mini';
import { toNotification } from '../../contract/notification.mapper';
import { events } from '../../contract/realtime.contract';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';

type Reading = Result<RealtimeEvent, { readonly fields: readonly string[] }>;
type Reader = (payload: unknown) => Reading;

function readerOf<P extends z.ZodMiniType>(
  { payload: schema }: { readonly payload: P },
  map: (payload: z.output<P>) => RealtimeEvent,
): Reader {
  return (payload) => {
    const parsed = z.safeParse(schema, payload);
    if (parsed.success) return ok(map(parsed.data));
    return err({ fields: parsed.error.issues.map(({ path }) => path.join('.') || 'payload') });
  };
}

/** Reads an event that has no content for the client, so its payload does not matter. */
const signal =
  (event: RealtimeEvent): Reader =>
  () =>
    ok(event);

type EventId = keyof typeof events;

const readers: Readonly<Record<EventId, Reader>> = {
  achievementUnlocked: readerOf(events.achievementUnlocked, (notice) => ({ type: 'achievement-unlocked', notice })),
  balanceUpdated: readerOf(events.balanceUpdated, (balance) => ({ type: 'balance-updated', ...balance })),
  premiumUpdated: readerOf(events.premiumUpdated, ({ until }) => ({ type: 'premium-updated', until })),
  notificationCreated: readerOf(events.notificationCreated, (notification) => ({
    type: 'notification-created',
    notification: toNotification(notification),
  })),
  messageCreated: readerOf(events.messageCreated, (message) => ({ type: 'message-created', message })),
  conversationUpdated: readerOf(events.conversationUpdated, ({ username }) => ({
    type: 'conversation-updated',
    username,
  })),
  friendsChanged: signal({ type: 'friends-changed' }),
  friendPresence: readerOf(events.friendPresence, ({ username, alias, ...presence }) => ({
    type: 'friend-presence',
    username,
    alias,
    presence,
  })),
};

const readersByName: ReadonlyMap<string, Reader> = new Map(
  (Object.keys(events) as EventId[]).map((id) => [events[id].name, readers[id]]),
);

/**
 * Parses an event from its name and payload; undefined for an unknown name. The error lists the fields that do not match
 * the event's schema, without their values.
 */
export function toRealtimeEvent(name: string, payload: unknown): Reading | undefined {
  return readersByName.get(name)?.(payload);
}
