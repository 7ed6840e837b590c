import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toRealtimeEvent } from '../../../src/adapters/websocket/channel-event.mapper';
import { events } from '../../../src/contract/realtime.contract';
import { toNotificationKind } from '../../../src/domain/notices/notification';
import type { RealtimeEvent } from '../../../src/domain/realtime/realtime-event';
import { err, ok } from '../../../src/domain/shared/result';
import type { EventId, Payloads } from '../../arbitraries/realtime-payloads';
import { eventIds, realtimePayloads } from '../../arbitraries/realtime-payloads';

type Expected = { readonly [Id in EventId]: (payload: Payloads[Id]) => RealtimeEvent };

/** The event that a client gets for each payload of the server. */
const expected: Expected = {
  achievementUnlocked: (notice) => ({ type: 'achievement-unlocked', notice }),
  balanceUpdated: ({ total, revision }) => ({ type: 'balance-updated', total, revision }),
  premiumUpdated: ({ until }) => ({ type: 'premium-updated', until }),
  notificationCreated: ({ kind, link, ...item }) => ({
    type: 'notification-created',
    notification: { ...item, kind: toNotificationKind(kind), link: link ?? undefined },
  }),
  messageCreated: ({ sender, conversation, game, own = false, unread = 1, received = true, ...item }) => ({
    type: 'message-created',
    message: {
      ...item,
      sender: sender ?? undefined,
      conversation: conversation ?? undefined,
      game: game ?? undefined,
      own,
      unread,
      received,
    },
  }),
  conversationUpdated: ({ username }) => ({ type: 'conversation-updated', username }),
  friendsChanged: () => ({ type: 'friends-changed' }),
  friendPresence: ({ username, alias, online, playing }) => ({
    type: 'friend-presence',
    username,
    alias,
    presence: { online, playing: playing ?? undefined },
  }),
};

const sent = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload));
const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' };
const presence = {
  username: 'ada',
  alias: 'Ada',
  online: true,
  playing: { slug: 'pulse-saber', title: 'Pulse Saber' },
};

function roundTrip<Id extends EventId>(id: Id) {
  property.prop([realtimePayloads[id]])(`toRealtimeEvent always reads ${events[id].name} as sent`, (payload) => {
    expect(toRealtimeEvent(events[id].name, sent(payload))).toEqual(ok(expected[id](payload)));
  });

  property.prop([fc.anything()])(`toRealtimeEvent never throws on another payload of ${events[id].name}`, (payload) => {
    const read = toRealtimeEvent(events[id].name, payload);
    expect(read?.ok === false ? read.error.fields.length > 0 : read?.value.type).toBeTruthy();
  });
}

describe('toRealtimeEvent', () => {
  for (const id of eventIds) roundTrip(id);

  test('reads the fields of the contract and drops all others', () => {
    expect(toRealtimeEvent('.achievement.unlocked', { ...notice, secret: 1 })).toEqual(
      ok({ type: 'achievement-unlocked', notice }),
    );
    expect(toRealtimeEvent('.balance.updated', { total: 30, revision: 7, other: 1 })).toEqual(
      ok({ type: 'balance-updated', total: 30, revision: 7 }),
    );
    const { username, alias, ...shown } = presence;
    expect(toRealtimeEvent('.friend.presence', { ...presence, mood: 'good' })).toEqual(
      ok({ type: 'friend-presence', username, alias, presence: shown }),
    );
  });

  test('reads a friend who plays nothing as undefined', () => {
    expect(toRealtimeEvent('.friend.presence', { ...presence, playing: null })).toEqual(
      ok({
        type: 'friend-presence',
        username: 'ada',
        alias: 'Ada',
        presence: { online: true, playing: undefined },
      }),
    );
  });

  test('reads an unknown sound as the achievement sound', () => {
    expect(toRealtimeEvent('.achievement.unlocked', { ...notice, sound: '../secret' })).toEqual(
      ok({ type: 'achievement-unlocked', notice: { ...notice, sound: 'strong' } }),
    );
  });

  test('reads a message from a server of the previous release as one unread message of the other player', () => {
    const message = {
      id: '3f0c5f0a-6d0e-4c5e-9d6b-1f8f3c1b2a4d',
      subject: '',
      body: 'Hi',
      created: '2026-01-01T12:00:00.000Z',
    };
    const sender = { sender: 'Ada', conversation: 'ada', read: false };
    expect(toRealtimeEvent('.message.created', { ...message, ...sender, game: null })).toEqual(
      ok({
        type: 'message-created',
        message: { ...message, ...sender, game: undefined, own: false, unread: 1, received: true },
      }),
    );
  });

  test.each([
    ['.achievement.unlocked', { ...notice, title: 7 }, ['title']],
    ['.balance.updated', { total: -1, revision: 7 }, ['total']],
    ['.balance.updated', { total: 1.5, revision: '7' }, ['total', 'revision']],
    ['.balance.updated', { total: 30 }, ['revision']],
    ['.balance.updated', null, ['payload']],
    ['.premium.updated', { until: 'soon' }, ['until']],
    ['.friend.presence', { ...presence, playing: { slug: 7, title: '' } }, ['playing.slug']],
  ])('lists the fields of %s in %j that violate the contract', (name, payload, fields) => {
    expect(toRealtimeEvent(name, payload)).toEqual(err({ fields }));
  });

  test('reads .friends.changed with any payload, because the client uses none of it', () => {
    for (const payload of [null, {}, { id: 1 }])
      expect(toRealtimeEvent('.friends.changed', payload)).toEqual(ok({ type: 'friends-changed' }));
  });

  property.prop([fc.string(), fc.anything()])('never reads an unknown name', (name, payload) => {
    fc.pre(!eventIds.some((id) => events[id].name === name));
    expect(toRealtimeEvent(name, payload)).toBeUndefined();
  });
});
