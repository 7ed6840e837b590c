import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { DatedScore, GuestScores } from '../../../sdk/guests/guest-scores';
import { storeScore, offeredScores, parseScores } from '../../../sdk/guests/guest-scores';
import { guestMethods } from '../../../src/domain/bridge/guest-methods';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 31) + minute * 60_000).toISOString();
const posted = (scores: readonly number[]): readonly DatedScore[] =>
  scores.map((score, minute) => ({ score, at: at(minute) }));
const keepAll = (scores: readonly number[]): GuestScores =>
  posted(scores).reduce<GuestScores>((kept, dated) => storeScore(kept, 'main', dated), {});

describe('storeScore', () => {
  test('offers scores with board and date', () => {
    expect(offeredScores(keepAll([3, 1, 2]))).toEqual([
      { board: 'main', score: 3, at: at(0) },
      { board: 'main', score: 1, at: at(1) },
      { board: 'main', score: 2, at: at(2) },
    ]);
    expect(offeredScores(keepAll([2, 1, 3]))).toEqual([
      { board: 'main', score: 1, at: at(1) },
      { board: 'main', score: 3, at: at(2) },
    ]);
  });

  test.prop([fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 40 }), fc.nat(39)])(
    'always keeps the highest and the lowest score since any moment',
    (scores, since) => {
      fc.pre(since < scores.length);
      const kept = keepAll(scores)['main'] ?? [];
      const later = scores.slice(since);
      const keptLater = kept.filter((dated) => dated.at >= at(since)).map(({ score }) => score);
      expect(Math.max(...keptLater)).toBe(Math.max(...later));
      expect(Math.min(...keptLater)).toBe(Math.min(...later));
    },
  );

  test.prop([fc.array(fc.tuple(fc.nat(12), fc.integer()), { minLength: 1, maxLength: 60 }), fc.boolean()])(
    'never exceeds the portal’s limit and always keeps the highest and the lowest score',
    (posts, falling) => {
      const ordered = falling ? posts.map(([board, score], index) => [board, score - index * 1_000] as const) : posts;
      const kept = ordered.reduce<GuestScores>(
        (before, [board, score], minute) => storeScore(before, `board-${board}`, { score, at: at(minute) }),
        {},
      );
      const offer = { scores: offeredScores(kept), saves: [] };
      expect(guestMethods['guest.offer'].parse(offer)).toEqual({ ok: true, value: offer });
      expect(Object.keys(kept).length).toBeLessThanOrEqual(10);
    },
  );

  test('reduces many falling scores to the first and the newest ones', () => {
    const falling = Array.from({ length: 50 }, (_none, index) => 100 - index);
    const kept = (keepAll(falling)['main'] ?? []).map(({ score }) => score);
    expect(kept).toHaveLength(19);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual([100, 68, 51]);
  });

  test('parseScores drops invalid entries', () => {
    const kept = keepAll([3, 1]);
    expect(parseScores(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(parseScores({ main: [{ score: '1', at: at(0) }, { score: 1 }, 7], other: 7 })).toEqual({
      main: [],
      other: [],
    });
  });
});
