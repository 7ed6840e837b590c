import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { maySubscribe } from '../../../server/realtime/channel.policy';

describe('maySubscribe', () => {
  test('gives a player the two private channels of the own account', () => {
    expect(maySubscribe('announcement.a', { playerId: 'a' })).toBe(true);
    expect(maySubscribe('account.a', { playerId: 'a' })).toBe(true);
  });

  test('gives a guest the own guest channel', () => {
    expect(maySubscribe('guest.announcement.g', { guestId: 'g' })).toBe(true);
    expect(maySubscribe('announcement.g', { guestId: 'g' })).toBe(false);
    expect(maySubscribe('guest.announcement.undefined', {})).toBe(false);
  });

  const kind = fc.constantFrom('announcement', 'account', 'guest.announcement');
  property.prop([kind, fc.uuid(), fc.uuid(), fc.uuid()])(
    'never gives anybody the channel of another',
    (name, a, b, c) => {
      fc.pre(a !== b && a !== c);
      expect(maySubscribe(`${name}.${a}`, { playerId: b, guestId: c })).toBe(false);
    },
  );
});
