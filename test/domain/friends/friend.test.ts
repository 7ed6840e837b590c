import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Friend } from '../../../src/domain/friends/friend';
import { inFriendOrder, withPresence, friendAddressKey, friendContact } from '../../../src/domain/friends/friend';
import { AWAY } from '../../../src/domain/friends/presence';

const playing = { slug: 'pulse-saber', title: 'Pulse Saber' };
const friend = (username: string, presence = AWAY): Friend => ({
  username,
  alias: username,
  avatar: { tn: '', sm: '', sd: '' },
  since: '2026-03-01T12:00:00.000Z',
  presence,
});
const friends = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { selector: (name) => name.toLowerCase() })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .record({ online: fc.boolean(), playing: fc.option(fc.constant(playing), { nil: undefined }) })
          .map((presence) => friend(name, presence)),
      ),
    ),
  );

describe('lists of friends', () => {
  test('start with playing friends, then online ones, each by name in any letter case', () => {
    const list = [
      friend('ada'),
      friend('Cleo', { online: true, playing: undefined }),
      friend('bert', { online: true, playing }),
      friend('Abe', { online: true, playing }),
    ];
    expect(inFriendOrder(list).map(({ username }) => username)).toEqual(['Abe', 'bert', 'Cleo', 'ada']);
  });

  test('keep the order of names that differ in letter case only', () => {
    expect(inFriendOrder([friend('Ada'), friend('ada')]).map(({ username }) => username)).toEqual(['Ada', 'ada']);
  });

  test('change only the friend whose presence changed', () => {
    const list = [friend('ada'), friend('bert')];
    const changed = withPresence(list, 'bert', { online: true, playing });
    expect(changed[0]).toBe(list[0]);
    expect(changed[1]?.presence.playing).toEqual(playing);
    expect(withPresence(list, 'somebody-else', AWAY)).toEqual(list);
  });

  property.prop([friends])('always have a stable order', (list) => {
    const ordered = inFriendOrder(list);
    expect([...ordered].map(({ username }) => username).sort()).toEqual(list.map(({ username }) => username).sort());
    expect(inFriendOrder(ordered)).toEqual(ordered);
    const lastPlaying = ordered.findLastIndex(({ presence }) => presence.playing !== undefined);
    expect(ordered.slice(0, lastPlaying + 1).every(({ presence }) => presence.playing !== undefined)).toBe(true);
  });
});

describe('friendContact', () => {
  test.each([
    [' Nova ', { kind: 'username', username: 'Nova' }],
    ['447700900123', { kind: 'username', username: '447700900123' }],
    ['Nova@Mail.test', { kind: 'email', email: 'Nova@Mail.test' }],
    ['+44 7700 900-123', { kind: 'phone', phone: '+447700900123' }],
    ['', undefined],
    ['nova@', undefined],
    ['+nova', undefined],
    ['+', undefined],
  ])('parses %j as a contact', (typed, contact) => {
    expect(friendContact(typed)).toEqual(contact);
  });

  property.prop([fc.integer({ min: 1_000_000, max: 99_999_999 })])(
    'always returns one number for any separators',
    (rest) => {
      const spaced = friendContact(`+44 ${String(rest).split('').join(' ')}`);
      expect(spaced).toEqual(friendContact(`+44${String(rest)}`));
      expect(spaced?.kind).toBe('phone');
    },
  );

  test('friendAddressKey of a phone number is the number', () => {
    expect(friendAddressKey({ kind: 'phone', phone: '+447700900123' })).toBe('+447700900123');
  });

  test('friendAddressKey ignores letter case', () => {
    expect(friendAddressKey({ kind: 'email', email: 'NOVA@mail.test' })).toBe(
      friendAddressKey({ kind: 'email', email: 'nova@mail.test' }),
    );
  });
});
