import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { blankLog, mergeLogs, readLog } from '../../../games/beacon-keep/keep-log';

const log = fc.record({ nights: fc.nat(), best: fc.nat(), fired: fc.nat() });

describe('KeepLog', () => {
  test('parses a saved log and refuses other data', () => {
    expect(readLog({ nights: 2, best: 900, fired: 1 })).toEqual({ nights: 2, best: 900, fired: 1 });
    for (const other of [null, 7, [], {}, { nights: -1, best: 0, fired: 0 }, { nights: 'two', best: 0, fired: 0 }])
      expect(readLog(other)).toBeUndefined();
  });

  check.prop([log, log])('merges without ever forgetting a night or a flare', (mine, theirs) => {
    const both = mergeLogs(mine, theirs);
    expect(both).toEqual(mergeLogs(theirs, mine));
    expect(both.nights).toBeGreaterThanOrEqual(mine.nights);
    expect(both.fired).toBeGreaterThanOrEqual(theirs.fired);
    expect(mergeLogs(mine, blankLog)).toEqual(mine);
  });
});
