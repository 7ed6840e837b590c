import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RELATIONS } from '../../../src/domain/account/relation';
import { canSendFriendRequest } from '../../../src/domain/friends/can-send-friend-request';
import type { Audience } from '../../../src/domain/session/audience';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const taking = (friend_request: Audience) => ({ ...standard, community: { ...standard.community, friend_request } });

describe('who may ask a player for friendship', () => {
  test.each<[Audience, boolean, boolean]>([
    ['all', true, true],
    ['friends', false, true],
    ['none', false, false],
  ])('where the setting says %s', (audience, stranger, friendOfFriend) => {
    const may = (friendInCommon: boolean) =>
      canSendFriendRequest(taking(audience), { relation: 'player', friendInCommon });
    expect([may(false), may(true)]).toEqual([stranger, friendOfFriend]);
  });

  property.prop([userSettings])('is never a visitor, a friend, the blocked or the player', (settings) => {
    for (const relation of RELATIONS.filter((one) => one !== 'player'))
      expect(canSendFriendRequest(settings, { relation, friendInCommon: true })).toBe(false);
  });
});
