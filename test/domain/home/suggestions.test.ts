import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SuggestionCandidate, Taste } from '../../../src/domain/home/suggestions';
import { commonTags, suggestGames, TASTE_REASONS, tasteReasons } from '../../../src/domain/home/suggestions';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';

const nothing = { played: false, reactions: [], rating: undefined, favourite: false };

describe('tasteReasons', () => {
  test('returns every action that shows joy, the play first', () => {
    expect(tasteReasons({ played: true, reactions: ['love'], rating: 5, favourite: true })).toEqual(TASTE_REASONS);
    expect(tasteReasons({ ...nothing, rating: 4 })).toEqual(['reviewed']);
    expect(tasteReasons(nothing)).toEqual([]);
  });

  test('ignores a middling review and reactions that show no joy', () => {
    expect(tasteReasons({ ...nothing, rating: 3, reactions: ['bug', 'cry', 'anger', 'laugh'] })).toEqual([]);
  });

  property.prop([
    fc.record({
      played: fc.boolean(),
      reactions: fc.subarray([...reactionKinds]),
      rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      favourite: fc.boolean(),
    }),
  ])('never returns a reason for a disliked game', (actions) => {
    expect(tasteReasons({ ...actions, rating: 2 })).toEqual([]);
    expect(tasteReasons({ ...actions, reactions: [...actions.reactions, 'dislike'] })).toEqual([]);
  });
});

const taste = (
  id: number,
  tags: readonly number[],
  reasons: Taste['reasons'] = ['played'],
  developerId = 100,
): Taste => ({
  id,
  tags,
  reasons,
  developerId,
});
const candidate = (id: number, tags: readonly number[], developerId = 200, popularity = 0): SuggestionCandidate => ({
  id,
  tags,
  developerId,
  popularity,
});

const tags = fc.uniqueArray(fc.nat(8), { maxLength: 4 });
const tastes: fc.Arbitrary<readonly Taste[]> = fc.uniqueArray(
  fc.record({
    id: fc.nat(30),
    developerId: fc.nat(4),
    tags,
    reasons: fc.subarray([...TASTE_REASONS], { minLength: 1 }),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);
const candidates: fc.Arbitrary<readonly SuggestionCandidate[]> = fc.uniqueArray(
  fc.record({ id: fc.nat(60), developerId: fc.nat(4), tags, popularity: fc.nat(5) }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('commonTags', () => {
  test('returns the most common tags first, then those of the first tastes', () => {
    expect(commonTags([taste(1, [5, 6]), taste(2, [7, 6]), taste(3, [8])], 3)).toEqual([6, 5, 7]);
  });

  property.prop([tastes, fc.integer({ min: 1, max: 12 })])(
    'never leaves out a tag for a less common one',
    (own, limit) => {
      const count = (tag: number) => own.filter((one) => one.tags.includes(tag)).length;
      const chosen = commonTags(own, limit);
      const rest = own.flatMap((one) => one.tags).filter((tag) => !chosen.includes(tag));
      expect(chosen.length).toBeLessThanOrEqual(limit);
      expect(Math.max(0, ...rest.map(count))).toBeLessThanOrEqual(Math.min(own.length, ...chosen.map(count)));
    },
  );
});

describe('suggestGames', () => {
  test('puts the game with more common tags first, and explains it by the most similar game', () => {
    const suggested = suggestGames(
      [taste(1, [1, 2]), taste(2, [3])],
      [candidate(10, [3, 4, 5]), candidate(11, [1, 2])],
      8,
    );
    expect(suggested).toEqual([
      { id: 11, because: { id: 1, reason: 'played' } },
      { id: 10, because: { id: 2, reason: 'played' } },
    ]);
  });

  test('weighs an opinion more than a play', () => {
    const [first] = suggestGames(
      [taste(1, [1]), taste(2, [2], ['favourited'])],
      [candidate(10, [1]), candidate(11, [2])],
      8,
    );
    expect(first).toEqual({ id: 11, because: { id: 2, reason: 'favourited' } });
  });

  test('suggests games of a known developer without common tags', () => {
    expect(suggestGames([taste(1, [])], [candidate(10, [], 100), candidate(11, [])], 8).map(({ id }) => id)).toEqual([
      10,
    ]);
  });

  test('puts the more popular of two equally similar games first', () => {
    const equal = [candidate(10, [1], 200, 3), candidate(11, [1], 200, 7)];
    expect(suggestGames([taste(1, [1])], equal, 8).map(({ id }) => id)).toEqual([11, 10]);
  });

  property.prop([tastes, candidates, fc.integer({ min: 1, max: 8 })])(
    'never suggests a game of the player’s own, one without similarity, or more than the limit',
    (own, offered, limit) => {
      const suggested = suggestGames(own, offered, limit);
      expect(suggested.length).toBeLessThanOrEqual(limit);
      expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
      for (const { id, because } of suggested) {
        const game = offered.find((one) => one.id === id);
        const source = own.find((one) => one.id === because.id);
        expect(own.map((one) => one.id)).not.toContain(id);
        expect(source?.reasons).toContain(because.reason);
        const common = source?.tags.some((tag) => game?.tags.includes(tag)) ?? false;
        expect(common || source?.developerId === game?.developerId).toBe(true);
      }
    },
  );

  property.prop([tastes, candidates])('always returns the same for candidates in another order', (own, offered) => {
    expect(suggestGames(own, offered.toReversed(), 8)).toEqual(suggestGames(own, offered, 8));
  });

  property.prop([tastes, candidates, fc.nat(60)])(
    'never drops a suggestion because of a further similar taste',
    (own, offered, at) => {
      const one = offered[at % Math.max(1, offered.length)];
      fc.pre(one !== undefined && !own.some(({ id }) => id === one.id));
      const further: Taste = { id: 99, developerId: one.developerId, tags: one.tags, reasons: ['favourited'] };
      const rank = (list: readonly Taste[]) => suggestGames(list, offered, 60).findIndex(({ id }) => id === one.id);
      const before = rank(own);
      const after = rank([...own, further]);
      expect(after).toBeGreaterThanOrEqual(0);
      if (before >= 0) expect(after).toBeLessThanOrEqual(before);
    },
  );
});
