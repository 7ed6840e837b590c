import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  accountChannel,
  announcementChannel,
  canSubscribe,
  playerOfAnnouncements,
} from '../../../src/domain/realtime/channels';

describe('announcementChannel', () => {
  test('contains the id of the player, or else of the guest', () => {
    expect(announcementChannel({ playerId: 'p', guestId: 'g' })).toBe('announcement.p');
    expect(announcementChannel({ guestId: 'g' })).toBe('guest.announcement.g');
    expect(announcementChannel({})).toBeUndefined();
  });

  property.prop([fc.record({ playerId: fc.uuid(), guestId: fc.uuid() }, { requiredKeys: [] })])(
    'is always a channel that its subscriber may receive',
    (listener) => {
      const channel = announcementChannel(listener);
      expect(channel === undefined || canSubscribe(channel, listener)).toBe(true);
    },
  );
});

describe('playerOfAnnouncements', () => {
  test("returns undefined for any channel but a player's", () => {
    expect(playerOfAnnouncements('guest.announcement.g')).toBeUndefined();
    expect(playerOfAnnouncements(accountChannel('a'))).toBeUndefined();
  });

  property.prop([fc.uuid()])("always returns the player in the channel's name", (playerId) => {
    expect(playerOfAnnouncements(announcementChannel({ playerId }) ?? '')).toBe(playerId);
  });
});

describe('canSubscribe', () => {
  test('allows a player the two private channels of the own account', () => {
    expect(canSubscribe('announcement.a', { playerId: 'a' })).toBe(true);
    expect(canSubscribe(accountChannel('a'), { playerId: 'a' })).toBe(true);
    expect(accountChannel('a')).toBe('account.a');
    expect(canSubscribe(accountChannel('b'), { playerId: 'a' })).toBe(false);
  });

  test('allows a guest the own guest channel', () => {
    expect(canSubscribe('guest.announcement.g', { guestId: 'g' })).toBe(true);
    expect(canSubscribe('announcement.g', { guestId: 'g' })).toBe(false);
  });

  test.each(['announcement', 'account', 'guest.announcement'])('refuses %s to a subscriber without an id', (name) => {
    expect(canSubscribe(`${name}.undefined`, {})).toBe(false);
  });

  const kind = fc.constantFrom('announcement', 'account', 'guest.announcement');
  property.prop([kind, fc.uuid(), fc.uuid(), fc.uuid()])(
    'never allows the channel of another subscriber',
    (name, a, b, c) => {
      fc.pre(a !== b && a !== c);
      expect(canSubscribe(`${name}.${a}`, { playerId: b, guestId: c })).toBe(false);
    },
  );
});
