import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SaveSlots } from '../../../sdk/page/save-slots';
import {
  allSaves,
  clearSaves,
  deleteSave,
  loadSave,
  parseSlots,
  versionOf,
  writeSave,
} from '../../../sdk/page/save-slots';

const AT = '2026-01-31T10:00:00.000Z';
const LATER = '2026-01-31T11:00:00.000Z';
const KEPT = 10;

const write = (slots: SaveSlots, slot: number, base: number, data: number, now = AT) => {
  const written = writeSave(slots, { slot, name: 'Camp', data, base }, now, KEPT);
  return written.ok ? written.value : undefined;
};

type Action = readonly ['write', number, number] | readonly ['delete', number] | readonly ['clear'];

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(fc.constant('write' as const), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 4 })),
  fc.tuple(fc.constant('delete' as const), fc.integer({ min: 1, max: 3 })),
  fc.tuple(fc.constant('clear' as const)),
);

describe('save slots of a page', () => {
  test('have the dates of the first and last write and a version', () => {
    const first = write({}, 1, 0, 1) ?? {};
    const second = write(first, 1, 1, 2, LATER) ?? {};
    const save = { name: 'Camp', data: 2, version: 2, createdAt: AT, updatedAt: LATER };
    expect(allSaves(second)).toEqual({ 1: save });
    expect(loadSave(second, 1, undefined)).toEqual({ ok: true, value: save });
    expect(loadSave(second, 1, 1)).toMatchObject({ value: { data: 1, version: 1 } });
    expect(loadSave(second, 1, 3)).toMatchObject({ error: { code: 'err_not_found' } });
    expect(loadSave(second, 2, undefined)).toMatchObject({ error: { code: 'err_not_found' } });
  });

  test('refuse a write that is based on another version', () => {
    const slots = write({}, 1, 0, 1) ?? {};
    const late = writeSave(slots, { slot: 1, name: '', data: 2, base: 0 }, AT, KEPT);
    expect(late).toMatchObject({ ok: false, error: { code: 'err_conflict', retryable: false } });
  });

  test('keep the given number of versions', () => {
    let slots: SaveSlots = {};
    for (let base = 0; base < 15; base += 1) slots = write(slots, 1, base, base) ?? {};
    expect(slots[1]?.kept.map(({ version }) => version)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  });

  test.prop([fc.array(action, { maxLength: 30 })])('always behave like a simple model', (actions) => {
    let slots: SaveSlots = {};
    const model = new Map<number, { version: number; data: number }>();
    const newest = new Map<number, number>();
    for (const [index, [kind, slot = 0, base = 0]] of actions.entries()) {
      if (kind === 'write') {
        const fits = (model.get(slot)?.version ?? 0) === base;
        const written = write(slots, slot, base, index);
        expect(written !== undefined).toBe(fits);
        if (written === undefined) continue;
        slots = written;
        newest.set(slot, (newest.get(slot) ?? 0) + 1);
        model.set(slot, { version: newest.get(slot) ?? 0, data: index });
      } else if (kind === 'delete') {
        slots = deleteSave(slots, slot);
        model.delete(slot);
      } else {
        slots = clearSaves(slots);
        model.clear();
      }
      const all = Object.entries(allSaves(slots)).map(([key, save]) => [Number(key), save?.version, save?.data]);
      expect(all).toEqual([...model].sort(([a], [b]) => a - b).map(([key, { version, data }]) => [key, version, data]));
      for (const each of [1, 2, 3]) expect(versionOf(slots, each)).toBe(model.get(each)?.version ?? 0);
    }
    expect(parseSlots(JSON.parse(JSON.stringify(slots)))).toEqual(slots);
  });

  test.prop([fc.jsonValue()])('never throw for any stored value', (stored) => {
    const slots = parseSlots({ 1: stored, 2: { newest: 3, used: true, kept: [stored] } });
    expect(versionOf(slots, 2)).toBe(0);
    expect(allSaves(slots)).toEqual({});
  });
});
