import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { blankSave, mergeSaves, readSave } from '../../../games/lantern-drift/lake-save';

const save = fc.record({ lit: fc.nat(), dye: fc.nat(4) });

describe('LakeSave', () => {
  test('parses a saved state and refuses other data', () => {
    expect(readSave({ lit: 12, dye: 2 })).toEqual({ lit: 12, dye: 2 });
    for (const other of [undefined, null, 4, {}, { lit: -1, dye: 0 }, { lit: 1, dye: 99 }, { lit: 1.5, dye: 0 }])
      expect(readSave(other)).toBeUndefined();
  });

  check.prop([save, save])('never forgets a lantern, and keeps the paper chosen here', (mine, theirs) => {
    const both = mergeSaves(mine, theirs);
    expect(both.lit).toBe(Math.max(mine.lit, theirs.lit));
    expect(both.dye).toBe(mine.dye);
    expect(mergeSaves(mine, blankSave)).toEqual(mine);
  });
});
