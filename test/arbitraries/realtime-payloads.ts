import { fc } from '@fast-check/vitest';
import type { PublishedOf } from '../../src/contract/realtime.contract';
import { events } from '../../src/contract/realtime.contract';
import { SOUND_NAMES } from '../../src/domain/notices/sound-name';

export type EventId = keyof typeof events;
/** Payloads by event, as the server publishes them. */
export type Payloads = { readonly [Id in EventId]: PublishedOf<(typeof events)[Id]> };

export const eventIds = Object.keys(events) as EventId[];

const text = fc.string();
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const stored = { id: fc.uuid(), body: text, created: date, read: fc.boolean() };

/** Payloads that the server may publish, for each event of the contract. */
export const realtimePayloads: { readonly [Id in EventId]: fc.Arbitrary<Payloads[Id]> } = {
  achievementUnlocked: fc.record({ title: text, desc: text, thumb: text, sound: fc.constantFrom(...SOUND_NAMES) }),
  balanceUpdated: fc.record({ total: fc.maxSafeNat(), revision: fc.maxSafeNat() }),
  premiumUpdated: fc.record({ until: date }),
  notificationCreated: fc.record({ ...stored, kind: text, title: text, link: orNull(text) }),
  messageCreated: fc.record({
    ...stored,
    sender: orNull(text),
    conversation: orNull(text),
    subject: text,
    game: orNull(fc.record({ title: text, address: text, link: text })),
    own: fc.boolean(),
    unread: fc.maxSafeNat(),
    received: fc.boolean(),
  }),
  conversationUpdated: fc.record({ username: text }),
  friendsChanged: fc.constant(null),
  friendPresence: fc.record({
    username: text,
    alias: text,
    online: fc.boolean(),
    playing: orNull(fc.record({ slug: text, title: text })),
  }),
};
