import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HolocadeError } from '../../sdk/holocade-error';
import { SeenVersions } from '../../sdk/seen-versions';
import { bridgeError } from '../../src/domain/bridge/bridge-error';

const save = (version: number) => ({ name: '', data: null, version, createdAt: '', updatedAt: '' });
const refusal = (code: 'err_not_found' | 'err_network') => new HolocadeError(bridgeError(code, 'No.'));

describe('SeenVersions', () => {
  test('starts empty and follows listed, loaded, written and emptied slots', async () => {
    const seen = new SeenVersions();
    expect(seen.of(undefined)).toBe(0);
    expect(seen.listed({ 1: save(3), 2: save(5) })).toEqual({ 1: save(3), 2: save(5) });
    expect([seen.of(1), seen.of(undefined), seen.of(2), seen.of(3)]).toEqual([3, 3, 5, 0]);
    await seen.loaded(2, undefined, Promise.resolve(save(6)));
    expect(seen.written(undefined, { version: 4 })).toEqual({ version: 4 });
    expect([seen.of(1), seen.of(2)]).toEqual([4, 6]);
    seen.emptied(2);
    expect(seen.of(2)).toBe(0);
    seen.forget();
    expect(seen.of(1)).toBe(0);
  });

  test('keeps the newest version when an old one is loaded', async () => {
    const seen = new SeenVersions();
    seen.written(1, { version: 9 });
    await expect(seen.loaded(1, { version: 2 }, Promise.resolve(save(2)))).resolves.toEqual(save(2));
    expect(seen.of(1)).toBe(9);
    await expect(seen.loaded(1, { version: 1 }, Promise.reject(refusal('err_not_found')))).rejects.toThrow('No.');
    expect(seen.of(1)).toBe(9);
  });

  test('detects an empty slot by err_not_found and ignores other refusals', async () => {
    const seen = new SeenVersions();
    seen.written(1, { version: 9 });
    await expect(seen.loaded(1, undefined, Promise.reject(refusal('err_network')))).rejects.toThrow('No.');
    expect(seen.of(1)).toBe(9);
    await expect(seen.loaded(1, undefined, Promise.reject(refusal('err_not_found')))).rejects.toThrow('No.');
    expect(seen.of(1)).toBe(0);
  });

  test.prop([fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })])(
    'always stores versions by slot',
    (slot, other) => {
      fc.pre(slot !== other);
      const seen = new SeenVersions();
      seen.written(slot, { version: 2 });
      expect([seen.of(slot), seen.of(other)]).toEqual([2, 0]);
    },
  );
});
