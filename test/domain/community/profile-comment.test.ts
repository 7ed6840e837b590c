import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RELATIONS } from '../../../src/domain/account/privacy';
import {
  checkComment,
  COMMENT_LIMITS,
  canDeleteComment,
  commentAccessFor,
} from '../../../src/domain/community/profile-comment';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { countCharacters } from '../../../src/domain/shared/plain-text';
import { err, ok } from '../../../src/domain/shared/result';

const settings = (change: Partial<ReturnType<typeof defaultSettings>['privacy']>) => ({
  ...defaultSettings(),
  privacy: { ...defaultSettings().privacy, ...change },
});

describe('comments on a profile', () => {
  test('checkComment returns the stored text', () => {
    expect(checkComment(' Hi\r\nthere ')).toEqual(ok('Hi\nthere'));
    expect(checkComment(' \n ')).toEqual(err('too-short'));
    expect(checkComment('x'.repeat(501))).toEqual(err('too-long'));
    expect(COMMENT_LIMITS).toEqual({ min: 1, max: 500 });
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 600 })])(
    'checkComment always returns 1 to 500 characters',
    (text) => {
      const checked = checkComment(text);
      if (!checked.ok) return;
      expect(countCharacters(checked.value)).toBeGreaterThanOrEqual(1);
      expect(countCharacters(checked.value)).toBeLessThanOrEqual(500);
      expect(checkComment(checked.value)).toEqual(checked);
    },
  );

  test('canDeleteComment allows the author and the owner of the profile', () => {
    const comment = { authorId: 'a', profileId: 'p' };
    expect(['a', 'p', 'x', undefined].map((id) => canDeleteComment(comment, id))).toEqual([true, true, false, false]);
  });
});

describe('commentAccessFor', () => {
  const walls = (change: Parameters<typeof settings>[0]) =>
    Object.fromEntries(RELATIONS.map((relation) => [relation, commentAccessFor(settings(change), relation)]));

  test("follows the owner's setting", () => {
    const blocked = 'closed';
    expect(walls({})).toEqual({ visitor: 'read', player: 'write', friend: 'write', blocked, self: 'read' });
    expect(walls({ profile_comments: 'friends' })).toEqual({
      visitor: 'closed',
      player: 'closed',
      friend: 'write',
      blocked,
      self: 'read',
    });
  });

  property.prop([fc.constantFrom(...AUDIENCES), fc.constantFrom(...AUDIENCES), fc.constantFrom(...RELATIONS)])(
    'is always closed if the profile is hidden',
    (comments, profile, relation) => {
      const wall = commentAccessFor(settings({ profile_comments: comments, profile_visibility: profile }), relation);
      const isShown = relation === 'self' || profile === 'all' || (profile === 'friends' && relation === 'friend');
      if (!isShown) expect(wall).toBe('closed');
      expect(commentAccessFor(settings({ profile_comments: comments, profile_visibility: profile }), 'blocked')).toBe(
        'closed',
      );
    },
  );
});
