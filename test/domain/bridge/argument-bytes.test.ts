import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { argumentBytes } from '../../../src/domain/bridge/argument-bytes';
import { bridgeLimits } from '../../../src/domain/bridge/bridge-limits';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { saveLimits } from '../../../src/domain/saves/save-version';

describe('argumentBytes', () => {
  test('is 64 KiB, and slightly more for saves with a name', () => {
    expect(argumentBytes('leaderboard.post')).toBe(65_536);
    expect(argumentBytes('save.write')).toBe(66_560);
    expect(argumentBytes('guest.offer')).toBe(65_536 + 5 * 66_560);
    expect(argumentBytes('no.such')).toBe(65_536);
  });

  test('allows the largest save with the longest name', () => {
    const args = {
      slot: saveLimits.slots,
      name: '👾'.repeat(saveLimits.nameLength),
      data: 'x'.repeat(saveLimits.bytes - 2),
      base: Number.MAX_SAFE_INTEGER,
    };
    expect(Buffer.byteLength(JSON.stringify(args))).toBeLessThanOrEqual(argumentBytes('save.write'));
  });

  test.prop([fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', ...Object.keys(methodTable)))])(
    "never exceeds 64 KiB except for a save or a guest's offer",
    (method) => {
      fc.pre(method !== 'save.write' && method !== 'guest.offer');
      expect(argumentBytes(method)).toBe(bridgeLimits.messageBytes);
    },
  );
});
