import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { friendAddressKey, friendContact } from '../../../src/domain/friends/friend-contact';

describe('what is typed to ask somebody', () => {
  test.each([
    [' Nova ', { kind: 'username', username: 'Nova' }],
    ['447700900123', { kind: 'username', username: '447700900123' }],
    ['Nova@Mail.test', { kind: 'email', email: 'Nova@Mail.test' }],
    ['+44 7700 900-123', { kind: 'phone', phone: '+447700900123' }],
    ['', undefined],
    ['nova@', undefined],
    ['+nova', undefined],
    ['+', undefined],
  ])('%j is read', (typed, contact) => {
    expect(friendContact(typed)).toEqual(contact);
  });

  property.prop([fc.integer({ min: 1_000_000, max: 99_999_999 })])(
    'is always one number, however it is spaced',
    (rest) => {
      const spaced = friendContact(`+44 ${String(rest).split('').join(' ')}`);
      expect(spaced).toEqual(friendContact(`+44${String(rest)}`));
      expect(spaced?.kind).toBe('phone');
    },
  );

  test('is counted alike in any case', () => {
    expect(friendAddressKey({ kind: 'email', email: 'NOVA@mail.test' })).toBe(
      friendAddressKey({ kind: 'email', email: 'nova@mail.test' }),
    );
  });
});
