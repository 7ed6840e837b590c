import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_KINDS,
  activityAudience,
  activityText,
  visibleActivity,
  readActivityMark,
  writeActivityMark,
} from '../../../src/domain/account/activity';
import { canView, RELATIONS } from '../../../src/domain/account/privacy';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';

const audience = fc.constantFrom(...AUDIENCES);
const settings = fc
  .record({
    profile_visibility: audience,
    activity_visibility: audience,
    play_history: audience,
    achievement_visibility: audience,
    friend_visibility: audience,
    inventory_visibility: audience,
  })
  .map((privacy) => {
    const standard = defaultSettings();
    return { ...standard, privacy: { ...standard.privacy, ...privacy } };
  });

/** Setting of the profile part for each kind. */
const PART = {
  played: 'play_history',
  earned: 'achievement_visibility',
  befriended: 'friend_visibility',
  bought: 'inventory_visibility',
} as const;

describe('activityAudience', () => {
  test('is everybody by default, but nobody for reactions, favourites and follows', () => {
    const audiences = ACTIVITY_KINDS.map((kind) => [kind, activityAudience(defaultSettings(), kind)]);
    expect(audiences.filter(([, audience]) => audience !== 'all')).toEqual([
      ['reacted', 'none'],
      ['favourited', 'none'],
      ['followed', 'none'],
    ]);
  });

  property.prop([settings, fc.constantFrom(...RELATIONS), fc.constantFrom(...ACTIVITY_KINDS)])(
    'always equals the narrowest of the settings involved',
    (of, relation, kind) => {
      const { privacy } = of;
      const part =
        kind in PART
          ? privacy[PART[kind as keyof typeof PART]]
          : ['reacted', 'favourited', 'followed'].includes(kind)
            ? 'none'
            : 'all';
      const expected = [privacy.profile_visibility, privacy.activity_visibility, part].every((one) =>
        canView(one, relation),
      );
      expect(visibleActivity(of, relation).includes(kind)).toBe(expected);
    },
  );
});

describe('activityText', () => {
  test.each([
    ['played', 'Played Pulse Saber'],
    ['earned', 'Earned Pulse Saber in Its Game'],
    ['reviewed', 'Reviewed Pulse Saber'],
    ['reacted', 'Reacted to Pulse Saber'],
    ['favourited', 'Added Pulse Saber to favourites'],
    ['followed', 'Followed Pulse Saber'],
    ['befriended', 'Became friends with Pulse Saber'],
    ['bought', 'Got Pulse Saber in Its Game'],
  ] as const)('returns a sentence for the kind %s', (kind, words) => {
    expect(activityText({ kind, title: 'Pulse Saber', game: 'Its Game' })).toBe(words);
  });
});

const at = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const id = fc.stringMatching(/^[a-z0-9:-]{1,80}$/);

describe('activity marks', () => {
  test.each([
    '',
    'x',
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z_',
    '2026-13-01T12:00:00.000Z_played:1',
    '2026-02-30T12:00:00.000Z_played:1',
    "2026-03-01T12:00:00.000Z_'; --",
  ])('readActivityMark rejects %j', (text) => {
    expect(readActivityMark(text)).toBeUndefined();
  });

  property.prop([fc.record({ at, id })])('readActivityMark always returns the written mark', (mark) => {
    expect(readActivityMark(writeActivityMark(mark))).toEqual(mark);
  });

  property.prop([fc.string()])('readActivityMark never accepts a text that is formatted differently', (text) => {
    const mark = readActivityMark(text);
    if (mark) expect(writeActivityMark(mark)).toBe(text);
  });
});
