import { describe, expect, test } from 'vitest';
import type { Relation } from '../../../src/domain/account/privacy';
import { canContact, canBeFound, RELATIONS } from '../../../src/domain/account/privacy';
import { canViewProfile, visibleParts } from '../../../src/domain/account/profile';
import { canSendFriendRequest } from '../../../src/domain/friends/relationship';
import { AWAY, shownPresence } from '../../../src/domain/friends/presence';
import { changeSetting } from '../../../src/domain/session/read-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';

type Allows = (settings: UserSettings, relation: Relation) => boolean;

const part =
  (name: ReturnType<typeof visibleParts>[number]): Allows =>
  (settings, relation) =>
    visibleParts(settings, relation).includes(name);
const THERE = { online: true, playing: undefined };

/** Permitted relations for each value of a setting. */
const TABLE: readonly (readonly [setting: string, Allows, Readonly<Record<string, readonly Relation[]>>])[] = [
  ...(
    [
      ['profile_visibility', canViewProfile],
      ['play_history', part('history')],
      ['badge_visibility', part('badges')],
      ['achievement_visibility', part('achievements')],
      ['activity_visibility', part('activity')],
      ['friend_visibility', part('friends')],
      ['inventory_visibility', part('inventory')],
    ] as const
  ).map(
    ([setting, allows]) =>
      [
        `privacy.${setting}`,
        allows,
        { all: ['visitor', 'player', 'friend', 'self'], friends: ['friend', 'self'], none: ['self'] },
      ] as const,
  ),
  [
    'privacy.activity_visibility',
    (settings, relation) => shownPresence(settings, relation, THERE) !== AWAY,
    { all: ['friend', 'self'], friends: ['friend', 'self'], none: ['self'] },
  ],
  [
    'community.focus_mode',
    (settings, relation) => shownPresence(settings, relation, THERE) !== AWAY,
    { false: ['friend', 'self'], true: ['self'] },
  ],
  [
    'privacy.profile_comments',
    (settings, relation) => canContact(settings, 'comment', relation),
    { all: ['player', 'friend'], friends: ['friend'], none: [] },
  ],
  [
    'privacy.messages',
    (settings, relation) => canContact(settings, 'message', relation),
    { all: ['player', 'friend'], friends: ['friend'], none: [] },
  ],
  [
    'privacy.trade_offers',
    (settings, relation) => canContact(settings, 'trade', relation),
    { all: ['player', 'friend'], friends: ['friend'], none: [] },
  ],
  [
    'privacy.followers',
    (settings, relation) => canContact(settings, 'follow', relation),
    { true: ['player', 'friend'], false: [] },
  ],
  [
    'community.friend_request',
    (settings, relation) => canSendFriendRequest(settings, { relation, friendInCommon: false }),
    { all: ['player'], friends: [], none: [] },
  ],
  [
    'community.friend_request',
    (settings, relation) => canSendFriendRequest(settings, { relation, friendInCommon: true }),
    { all: ['player'], friends: ['player'], none: [] },
  ],
  [
    'community.searchable_by_email',
    (settings, relation) => canBeFound(settings, 'email', relation),
    { true: ['player', 'friend', 'self'], false: ['self'] },
  ],
  [
    'community.searchable_by_phone',
    (settings, relation) => canBeFound(settings, 'phone', relation),
    { true: ['player', 'friend', 'self'], false: ['self'] },
  ],
];

const rows = TABLE.flatMap(([setting, allows, open]) =>
  Object.entries(open).map(([value, relations]) => ({ setting, value, allows, relations })),
);

describe('privacy settings by relation', () => {
  test.each(rows)('$setting = $value: $relations', ({ setting, value, allows, relations }) => {
    const [group = '', field = ''] = setting.split('.');
    const given = value === 'true' ? true : value === 'false' ? false : value;
    const changed = changeSetting(defaultSettings(), group, field, given);
    if (!changed.ok) throw new Error(`There is no ${setting}.`);
    expect(RELATIONS.filter((relation) => allows(changed.value, relation))).toEqual(relations);
  });

  test('the table contains every privacy setting', () => {
    const decided = TABLE.map(([setting]) => setting);
    for (const field of Object.keys(defaultSettings().privacy)) expect(decided).toContain(`privacy.${field}`);
  });
});
