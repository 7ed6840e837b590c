import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { buildRows, fileSize, hiddenFiles, hiddenText, playRows } from '../../../src/ui/console/comparison.machine';
import { aComparedBuild } from '../../fakes/console-game-pages';

const anyBuild = fc
  .record({ bytes: fc.option(fc.nat(), { nil: undefined }), files: fc.option(fc.nat(), { nil: undefined }) })
  .map((change) => aComparedBuild('1.0.0', change));

describe('buildRows', () => {
  test('has the difference with its sign and in words', () => {
    const before = aComparedBuild('1.0.0');
    const after = aComparedBuild('1.1.0', {
      ...{ bytes: 1_048_576, packedBytes: undefined, files: 4 },
      check: { firstFrameMs: 1234.4, framesPerSecond: 59.96, errors: 1 },
    });
    expect(buildRows(before, after).map(({ a, b, difference }) => [a, b, difference])).toEqual([
      ['2.0 MiB', '1.0 MiB', '−1.0 MiB, smaller'],
      ['1.0 MiB', 'Unknown', 'Unknown'],
      ['3', '4', '+1, more'],
      ['900 ms', '1,234 ms', '+334 ms, slower'],
      ['60', '60', 'No change'],
      ['0', '1', '+1, more'],
    ]);
  });

  test.prop([anyBuild, anyBuild])('always has a sign with a word, no change, or an unknown value', (one, other) => {
    for (const { difference } of buildRows(one, other))
      expect(difference).toMatch(/^([+−].+, [a-z]+|No change|Unknown)$/);
  });
});

describe('playRows', () => {
  test('has plays and the mean length of a session', () => {
    const played = { plays: 4, sessions: 0, seconds: 0 };
    const rows = playRows(aComparedBuild('1.0.0'), aComparedBuild('1.1.0', { played })) ?? [];
    expect(rows.map(({ a, b, difference }) => [a, b, difference])).toEqual([
      ['10', '4', '−6, fewer'],
      ['2 min 0 s', 'Unknown', 'Unknown'],
    ]);
  });

  test('is undefined for a member who may not read statistics', () => {
    expect(playRows(aComparedBuild('1.0.0'), aComparedBuild('1.1.0', { played: undefined }))).toBeUndefined();
  });
});

test('files that are not listed are counted, and a missing size is a dash', () => {
  const counts = { added: 2, removed: 1, changed: 3, same: 9 };
  expect(hiddenFiles({ files: [], counts })).toBe(6);
  expect(hiddenText(1200)).toBe('1,200 smaller files that differ are not listed.');
  expect([fileSize(undefined), fileSize(2048)]).toEqual(['–', '2.0 KiB']);
});
