import { describe, expect, test } from 'vitest';
import { leaderboardMethods } from '../../../src/domain/bridge/leaderboard-methods';
import { err, ok } from '../../../src/domain/shared/result';

const post = leaderboardMethods['leaderboard.post'].parse;

describe('a score that a game posts', () => {
  test('keeps its fraction and its sign', () => {
    expect(post({ board: 'laps', score: -61.25 })).toEqual(ok({ board: 'laps', score: -61.25 }));
  });

  test('is told its limits', () => {
    expect(post({ board: 'laps', score: 1e308 })).toEqual(
      err('score must be a number between -9007199254740991 and 9007199254740991'),
    );
  });
});
