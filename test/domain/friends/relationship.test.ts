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

const relationships: fc.Arbitrary<Relationship> = fc
  .record({ friendship: fc.constantFrom(...FRIENDSHIPS), blocked: fc.boolean(), shutOut: fc.boolean() })
  // A block leaves no friendship and no request.
  .map((relationship) =>
    relationship.blocked || relationship.shutOut ? { ...relationship, friendship: 'none' } : relationship,
  );
const actions = fc.constantFrom(...FRIEND_ACTIONS);

const after = (...done: readonly (readonly ['mine' | 'theirs', FriendAction])[]): Relationship =>
  done.reduce<Relationship>((relationship, [author, action]) => {
    const next = nextRelationship(author === 'mine' ? relationship : invertRelationship(relationship), action);
    if (!next.ok) return relationship;
    return author === 'mine' ? next.value : invertRelationship(next.value);
  }, NO_RELATIONSHIP);

describe('relationship of two players', () => {
  test('becomes a friendship after a request and its acceptance', () => {
    expect(after(['mine', 'request'])).toMatchObject({ friendship: 'asked' });
    expect(after(['mine', 'request'], ['theirs', 'accept'])).toMatchObject({ friendship: 'friends' });
    expect(after(['mine', 'request'], ['mine', 'accept'])).toMatchObject({ friendship: 'asked' });
  });

  test('becomes a friendship after two crossing requests', () => {
    expect(after(['mine', 'request'], ['theirs', 'request'])).toMatchObject({ friendship: 'friends' });
  });

  test('returns to none after a decline, a withdrawal or a removal', () => {
    expect(after(['mine', 'request'], ['theirs', 'decline'])).toEqual(NO_RELATIONSHIP);
    expect(after(['mine', 'request'], ['mine', 'withdraw'])).toEqual(NO_RELATIONSHIP);
    expect(after(['mine', 'request'], ['theirs', 'accept'], ['mine', 'remove'])).toEqual(NO_RELATIONSHIP);
  });

  test('makes each unknown to the other after a block, with a reason for the blocker only', () => {
    const blocked = after(['mine', 'request'], ['theirs', 'accept'], ['mine', 'block']);
    expect(blocked).toEqual({ friendship: 'none', blocked: true, shutOut: false });
    expect(nextRelationship(blocked, 'request')).toEqual({ ok: false, error: 'blocked' });
    for (const action of FRIEND_ACTIONS)
      expect(nextRelationship(invertRelationship(blocked), action)).toEqual({ ok: false, error: 'nobody' });
    expect(nextRelationship(blocked, 'unblock')).toEqual({ ok: true, value: NO_RELATIONSHIP });
  });

  test('with mutual blocks lets each player remove their own block', () => {
    const both: Relationship = { friendship: 'none', blocked: true, shutOut: true };
    expect(nextRelationship(both, 'unblock')).toMatchObject({ value: { blocked: false, shutOut: true } });
    expect(nextRelationship(both, 'block')).toEqual({ ok: true, value: both });
  });
});

describe('nextRelationship', () => {
  property.prop([relationships, actions])('never changes by a repeated action', (relationship, action) => {
    const once = nextRelationship(relationship, action);
    fc.pre(once.ok);
    const twice = nextRelationship(once.value, action);
    if (twice.ok) expect(twice.value).toEqual(once.value);
    else expect(twice.error).toBe(once.value.shutOut ? 'nobody' : 'nothing');
  });

  property.prop([fc.array(fc.tuple(fc.constantFrom('mine' as const, 'theirs' as const), actions))])(
    'is always a friendship only after a request and consent, and never with a block',
    (done) => {
      const relationship = after(...done);
      if (relationship.blocked || relationship.shutOut) expect(relationship.friendship).toBe('none');
      if (relationship.friendship !== 'friends') return;
      const agreed = (one: 'mine' | 'theirs') =>
        done.some(([author, action]) => author === one && ['request', 'accept'].includes(action));
      expect([agreed('mine'), agreed('theirs')]).toEqual([true, true]);
    },
  );

  property.prop([relationships, fc.constantFrom('request' as const, 'accept' as const, 'decline' as const)])(
    'always returns the same problem to a blocked player',
    (relationship, action) => {
      fc.pre(relationship.shutOut && !relationship.blocked);
      expect(nextRelationship(relationship, action)).toEqual({ ok: false, error: 'nobody' });
    },
  );

  property.prop([relationships])('always equals itself after two inversions', (relationship) => {
    expect(invertRelationship(invertRelationship(relationship))).toEqual(relationship);
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
