import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RELATIONS } from '../../../src/domain/account/privacy';
import type { FriendAction, Relationship } from '../../../src/domain/friends/relationship';
import {
  FRIEND_ACTIONS,
  FRIENDSHIPS,
  nextRelationship,
  NO_RELATIONSHIP,
  invertRelationship,
  relationshipStatusOf,
  RELATIONSHIP_STATUSES,
  canSendFriendRequest,
} from '../../../src/domain/friends/relationship';
import type { Audience } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const pairs: fc.Arbitrary<Relationship> = fc
  .record({ friendship: fc.constantFrom(...FRIENDSHIPS), blocked: fc.boolean(), shutOut: fc.boolean() })
  // A block leaves no friendship and no request.
  .map((pair) => (pair.blocked || pair.shutOut ? { ...pair, friendship: 'none' } : pair));
const deeds = fc.constantFrom(...FRIEND_ACTIONS);

const after = (...done: readonly (readonly ['mine' | 'theirs', FriendAction])[]): Relationship =>
  done.reduce<Relationship>((pair, [whose, deed]) => {
    const next = nextRelationship(whose === 'mine' ? pair : invertRelationship(pair), deed);
    if (!next.ok) return pair;
    return whose === 'mine' ? next.value : invertRelationship(next.value);
  }, NO_RELATIONSHIP);

describe('relationship of two players', () => {
  test('becomes a friendship after a request and its acceptance', () => {
    expect(after(['mine', 'ask'])).toMatchObject({ friendship: 'asked' });
    expect(after(['mine', 'ask'], ['theirs', 'accept'])).toMatchObject({ friendship: 'friends' });
    expect(after(['mine', 'ask'], ['mine', 'accept'])).toMatchObject({ friendship: 'asked' });
  });

  test('becomes a friendship after two crossing requests', () => {
    expect(after(['mine', 'ask'], ['theirs', 'ask'])).toMatchObject({ friendship: 'friends' });
  });

  test('returns to none after a decline, a withdrawal or a removal', () => {
    expect(after(['mine', 'ask'], ['theirs', 'decline'])).toEqual(NO_RELATIONSHIP);
    expect(after(['mine', 'ask'], ['mine', 'withdraw'])).toEqual(NO_RELATIONSHIP);
    expect(after(['mine', 'ask'], ['theirs', 'accept'], ['mine', 'remove'])).toEqual(NO_RELATIONSHIP);
  });

  test('makes each unknown to the other after a block, with a reason for the blocker only', () => {
    const blocked = after(['mine', 'ask'], ['theirs', 'accept'], ['mine', 'block']);
    expect(blocked).toEqual({ friendship: 'none', blocked: true, shutOut: false });
    expect(nextRelationship(blocked, 'ask')).toEqual({ ok: false, error: 'blocked' });
    for (const deed of FRIEND_ACTIONS)
      expect(nextRelationship(invertRelationship(blocked), deed)).toEqual({ ok: false, error: 'nobody' });
    expect(nextRelationship(blocked, 'unblock')).toEqual({ ok: true, value: NO_RELATIONSHIP });
  });

  test('with mutual blocks lets each player remove their own block', () => {
    const both: Relationship = { friendship: 'none', blocked: true, shutOut: true };
    expect(nextRelationship(both, 'unblock')).toMatchObject({ value: { blocked: false, shutOut: true } });
    expect(nextRelationship(both, 'block')).toEqual({ ok: true, value: both });
  });
});

describe('nextRelationship', () => {
  property.prop([pairs, deeds])('never changes by a repeated action', (pair, deed) => {
    const once = nextRelationship(pair, deed);
    fc.pre(once.ok);
    const twice = nextRelationship(once.value, deed);
    if (twice.ok) expect(twice.value).toEqual(once.value);
    else expect(twice.error).toBe(once.value.shutOut ? 'nobody' : 'nothing');
  });

  property.prop([fc.array(fc.tuple(fc.constantFrom('mine' as const, 'theirs' as const), deeds))])(
    'is always a friendship only after a request and consent, and never with a block',
    (done) => {
      const pair = after(...done);
      if (pair.blocked || pair.shutOut) expect(pair.friendship).toBe('none');
      if (pair.friendship !== 'friends') return;
      const agreed = (one: 'mine' | 'theirs') =>
        done.some(([whose, deed]) => whose === one && ['ask', 'accept'].includes(deed));
      expect([agreed('mine'), agreed('theirs')]).toEqual([true, true]);
    },
  );

  property.prop([pairs, fc.constantFrom('ask' as const, 'accept' as const, 'decline' as const)])(
    'always returns the same problem to a blocked player',
    (pair, deed) => {
      fc.pre(pair.shutOut && !pair.blocked);
      expect(nextRelationship(pair, deed)).toEqual({ ok: false, error: 'nobody' });
    },
  );

  property.prop([pairs])('always equals itself after two inversions', (pair) => {
    expect(invertRelationship(invertRelationship(pair))).toEqual(pair);
  });
});

describe('relationshipStatusOf', () => {
  test('is closed for a stranger who cannot send a request', () => {
    expect(relationshipStatusOf('none', true)).toBe('none');
    expect(relationshipStatusOf('none', false)).toBe('closed');
  });

  property.prop([fc.constantFrom(...FRIENDSHIPS), fc.boolean()])(
    'never hides an existing relationship',
    (friendship, open) => {
      expect(RELATIONSHIP_STATUSES).toContain(relationshipStatusOf(friendship, open));
      if (friendship !== 'none') expect(relationshipStatusOf(friendship, open)).toBe(friendship);
    },
  );
});

const standard = defaultSettings();
const taking = (friend_request: Audience) => ({ ...standard, community: { ...standard.community, friend_request } });

describe('canSendFriendRequest', () => {
  test.each<[Audience, boolean, boolean]>([
    ['all', true, true],
    ['friends', false, true],
    ['none', false, false],
  ])('applies the setting %s', (audience, stranger, friendOfFriend) => {
    const may = (friendInCommon: boolean) =>
      canSendFriendRequest(taking(audience), { relation: 'player', friendInCommon });
    expect([may(false), may(true)]).toEqual([stranger, friendOfFriend]);
  });

  property.prop([userSettings])('is never true for a visitor, a friend, the blocked or the player', (settings) => {
    for (const relation of RELATIONS.filter((one) => one !== 'player'))
      expect(canSendFriendRequest(settings, { relation, friendInCommon: true })).toBe(false);
  });
});
