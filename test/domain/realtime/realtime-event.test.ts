import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { realtimeEventNames, toRealtimeEvent } from '../../../src/domain/realtime/realtime-event';

const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' };

describe('toRealtimeEvent', () => {
  test('accepts one of seven names', () => {
    expect(realtimeEventNames).toEqual({
      achievementUnlocked: '.achievement.unlocked',
      balanceUpdated: '.balance.updated',
      premiumUpdated: '.premium.updated',
      notificationCreated: '.notification.created',
      messageCreated: '.message.created',
      friendsChanged: '.friends.changed',
      friendPresence: '.friend.presence',
    });
  });

  test('parses an unlocked achievement', () => {
    expect(toRealtimeEvent('.achievement.unlocked', notice)).toEqual({ type: 'achievement-unlocked', notice });
    expect(toRealtimeEvent('.achievement.unlocked', { ...notice, title: 7 })).toBeUndefined();
  });

  test('parses the balance with its revision', () => {
    expect(toRealtimeEvent('.balance.updated', { total: 0, revision: 0 })).toEqual({
      type: 'balance-updated',
      total: 0,
      revision: 0,
    });
    expect(toRealtimeEvent('.balance.updated', { total: 30, revision: 7, other: 1 })).toEqual({
      type: 'balance-updated',
      total: 30,
      revision: 7,
    });
    for (const payload of [
      { total: -1, revision: 7 },
      { total: 1.5, revision: 7 },
      { total: '30', revision: 7 },
      { total: 30 },
      { total: 30, revision: -1 },
      { total: 30, revision: '7' },
      {},
      null,
      undefined,
      30,
    ]) {
      expect(toRealtimeEvent('.balance.updated', payload)).toBeUndefined();
    }
  });

  test('parses the end of premium', () => {
    const until = '2026-04-01T12:00:00.000Z';
    expect(toRealtimeEvent('.premium.updated', { until, other: 1 })).toEqual({ type: 'premium-updated', until });
    for (const payload of [{ until: 'soon' }, { until: 7 }, { until: null }, {}, null, undefined, until]) {
      expect(toRealtimeEvent('.premium.updated', payload)).toBeUndefined();
    }
  });

  test('parses a new notification or message, with any payload', () => {
    expect(toRealtimeEvent('.notification.created', null)).toEqual({ type: 'notification-created' });
    expect(toRealtimeEvent('.message.created', { id: 1 })).toEqual({ type: 'message-created' });
  });

  test("parses changed friend lists, and a friend's presence", () => {
    expect(toRealtimeEvent('.friends.changed', null)).toEqual({ type: 'friends-changed' });
    const playing = { slug: 'pulse-saber', title: 'Pulse Saber' };
    expect(toRealtimeEvent('.friend.presence', { username: 'ada', alias: 'Ada', online: true, playing })).toEqual({
      type: 'friend-presence',
      username: 'ada',
      alias: 'Ada',
      presence: { online: true, playing },
    });
    expect(
      toRealtimeEvent('.friend.presence', { username: 'ada', alias: 'Ada', online: false, playing: null }),
    ).toEqual({
      type: 'friend-presence',
      username: 'ada',
      alias: 'Ada',
      presence: { online: false, playing: undefined },
    });
    for (const payload of [
      null,
      {},
      { username: 7, alias: 'Ada', online: true },
      { username: 'ada', online: true },
      { username: 'ada', alias: 'Ada', online: 1 },
    ])
      expect(toRealtimeEvent('.friend.presence', payload)).toBeUndefined();
  });

  test.prop([fc.string(), fc.anything()])('never accepts another name', (name, payload) => {
    fc.pre(!(Object.values(realtimeEventNames) as string[]).includes(name));
    expect(toRealtimeEvent(name, payload)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...Object.values(realtimeEventNames)), fc.anything()])(
    'never throws on another shape',
    (name, payload) => {
      const event = toRealtimeEvent(name, payload);
      expect(event === undefined || event.type === name.slice(1).replace('.', '-')).toBe(true);
    },
  );
});
