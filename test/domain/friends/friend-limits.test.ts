import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS_REQUESTS_A_DAY,
  BLOCKED_MAX,
  FRIENDS_MAX,
  limitedAddition,
  limitProblem,
  OPEN_REQUESTS_MAX,
  REQUESTS_A_DAY,
  REQUESTS_TO_ONE,
} from '../../../src/domain/friends/friend-limits';
import type { FriendAction, Friendship, Relationship } from '../../../src/domain/friends/relationship';
import {
  FRIEND_ACTIONS,
  FRIENDSHIPS,
  nextRelationship,
  NO_RELATIONSHIP,
} from '../../../src/domain/friends/relationship';

const NONE = { friends: 0, others: 0, open: 0, blocked: 0 };
const counts = fc.record({
  friends: fc.nat(2 * FRIENDS_MAX),
  others: fc.nat(2 * FRIENDS_MAX),
  open: fc.nat(2 * OPEN_REQUESTS_MAX),
  blocked: fc.nat(2 * BLOCKED_MAX),
});
const added = fc.constantFrom('friend' as const, 'request' as const, 'block' as const);

describe('limitProblem', () => {
  test('applies the documented limits', () => {
    expect([FRIENDS_MAX, OPEN_REQUESTS_MAX, REQUESTS_A_DAY, REQUESTS_TO_ONE, BLOCKED_MAX]).toEqual([
      250, 50, 30, 3, 500,
    ]);
    expect(ADDRESS_REQUESTS_A_DAY).toBe(10);
  });

  test('returns the exceeded limit', () => {
    expect(limitProblem('friend', { ...NONE, friends: FRIENDS_MAX })).toBe('too-many-friends');
    expect(limitProblem('friend', { ...NONE, others: FRIENDS_MAX })).toBe('too-many-of-other');
    expect(limitProblem('request', { ...NONE, open: OPEN_REQUESTS_MAX })).toBe('too-many-requests');
    expect(limitProblem('request', { ...NONE, others: FRIENDS_MAX })).toBeUndefined();
    expect(limitProblem('block', { ...NONE, blocked: BLOCKED_MAX })).toBe('too-many-blocked');
    expect(limitProblem('friend', { ...NONE, friends: FRIENDS_MAX - 1 })).toBeUndefined();
  });

  property.prop([added, counts, counts])('never disappears with higher counts', (what, one, more) => {
    const larger = {
      friends: one.friends + more.friends,
      others: one.others + more.others,
      open: one.open + more.open,
      blocked: one.blocked + more.blocked,
    };
    fc.pre(limitProblem(what, one) !== undefined);
    expect(limitProblem(what, larger)).toBeDefined();
  });
});

describe('limitedAddition', () => {
  const additionBy = (action: FriendAction, before: Relationship) => {
    const after = nextRelationship(before, action);
    return after.ok ? limitedAddition(before, after.value) : undefined;
  };
  const during = (friendship: Friendship): Relationship => ({ ...NO_RELATIONSHIP, friendship });

  test('is the new request, friendship or block', () => {
    expect(additionBy('request', NO_RELATIONSHIP)).toBe('request');
    expect(additionBy('request', during('asks'))).toBe('friend');
    expect(additionBy('accept', during('asks'))).toBe('friend');
    expect(additionBy('block', during('friends'))).toBe('block');
  });

  test('is undefined for a repeated action', () => {
    expect(additionBy('request', during('asked'))).toBeUndefined();
    expect(additionBy('accept', during('friends'))).toBeUndefined();
    expect(additionBy('block', { ...NO_RELATIONSHIP, blocked: true })).toBeUndefined();
  });

  const relationships = fc.record({
    friendship: fc.constantFrom(...FRIENDSHIPS),
    blocked: fc.boolean(),
    shutOut: fc.boolean(),
  });
  property.prop([fc.constantFrom(...FRIEND_ACTIONS), relationships])(
    'is never defined for an action that ends something',
    (action, before) => {
      const ends = ['decline', 'withdraw', 'remove', 'unblock'].includes(action);
      expect(ends && additionBy(action, before) !== undefined).toBe(false);
    },
  );
});
