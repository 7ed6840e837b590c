import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { leaderboardMethods } from '../../../src/domain/bridge/leaderboard-methods';
import { err, ok } from '../../../src/domain/shared/result';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone, player } from './protocol-row';

const sized = [
  [{ board: 'laps' }, { board: 'laps', size: 10 }],
  [
    { board: 'laps', size: 3 },
    { board: 'laps', size: 3 },
  ],
] as const;

const DIGEST = '0a'.repeat(32);

type Name = keyof typeof leaderboardMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'leaderboard.top': {
    ...anyone,
    takes: [
      [{ board: 'laps' }, { board: 'laps', size: 10, page: 1 }],
      [
        { board: 'laps', size: 20, page: 2 },
        { board: 'laps', size: 20, page: 2 },
      ],
      [
        { board: 'laps', size: '20', page: 0 },
        { board: 'laps', size: 10, page: 1 },
      ],
    ],
    refuses: [{}, { board: '../x' }, { board: 'laps', size: 101 }, { board: 'laps', page: 1_000_001 }],
  },
  'leaderboard.friends': { ...player, takes: sized, refuses: [{ size: 1 }, { board: 'laps', size: 101 }] },
  'leaderboard.mine': { ...player, takes: sized, refuses: [{ size: 1 }, { board: 'laps', size: 101 }] },
  'leaderboard.stats': { ...anyone, takes: [[{ board: 'laps' }, { board: 'laps' }]], refuses: [{}] },
  'leaderboard.startRun': { ...player, takes: [[{ board: 'laps' }, { board: 'laps' }]], refuses: [{}, { board: 'A' }] },
  'leaderboard.post': {
    ...player,
    takes: [
      [
        { board: 'laps', score: 1, ticket: 'a.b', inputs: DIGEST },
        { board: 'laps', score: 1, ticket: 'a.b', inputs: DIGEST },
      ],
      [
        { board: 'laps', score: 12.5 },
        { board: 'laps', score: 12.5 },
      ],
    ],
    refuses: [
      { board: 'laps' },
      { score: 1 },
      { board: 'laps', score: NaN },
      { board: 'laps', score: '9' },
      { board: 'laps', score: 1, ticket: '' },
      { board: 'laps', score: 1, ticket: 7 },
      { board: 'laps', score: 1, inputs: 'abc' },
    ],
  },
};
const names = Object.keys(protocol) as Name[];

describe('leaderboardMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(leaderboardMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(leaderboardMethods[name], protocol[name]);
  });

  test('keep the fraction and the sign of a score, and reject one beyond the limits', () => {
    const post = leaderboardMethods['leaderboard.post'].parse;
    expect(post({ board: 'laps', score: -61.25 })).toEqual(ok({ board: 'laps', score: -61.25 }));
    expect(post({ board: 'laps', score: 1e308 })).toEqual(
      err('score must be a finite number between -9007199254740991 and 9007199254740991; given 1e+308'),
    );
  });

  test.each([
    [NaN, 'NaN'],
    [-Infinity, '-Infinity'],
    ['9', '"9"'],
    [{ score: 1 }, 'an object'],
    [undefined, 'undefined'],
  ])('name an invalid score in the error: %s', (score, given) => {
    const read = leaderboardMethods['leaderboard.post'].parse({ board: 'laps', score });
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(`; given ${given}`) });
  });

  test.prop([fc.anything(), fc.anything()])('always request 1 to 100 rows, from the first page on', (size, page) => {
    const read = leaderboardMethods['leaderboard.top'].parse({ board: 'laps', size, page });
    if (!read.ok) return;
    expect(read.value.page).toBeGreaterThan(0);
    expect(read.value.size).toBeGreaterThan(0);
    expect(read.value.size).toBeLessThanOrEqual(100);
  });
});
