import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { packGarden, type GardenSave } from '../../../games/sand-garden/garden-save';
import { Gardener } from '../../../games/sand-garden/gardener';
import { SandField } from '../../../games/sand-garden/sand-field';

function slot() {
  const memory = {
    value: packGarden([], 0),
    change: (value: GardenSave) => {
      memory.value = value;
    },
  };
  return memory;
}
function garden() {
  const saves = [slot(), slot()];
  const field = new SandField(46);
  return { saves, field, gardener: new Gardener(saves, field) };
}
const stone = { kind: 'stone', x: 0.5, z: 0, turn: 9 } as const;
const line = [
  { x: -1, z: 0.5 },
  { x: 0, z: 0.5 },
] as const;

describe('the gardener', () => {
  test('stores each garden separately', () => {
    const { gardener } = garden();
    gardener.place(stone);
    gardener.show(1);
    expect(gardener.pieces).toEqual([]);
    gardener.show(0);
    expect(gardener.pieces).toEqual([stone]);
  });

  test('returns the stones that a stroke surrounds', () => {
    const { gardener } = garden();
    gardener.place(stone);
    const around = Array.from({ length: 41 }, (_, i) => ({
      x: 0.5 + Math.cos(i / 6.3) * 0.5,
      z: Math.sin(i / 6.3) * 0.5,
    }));
    expect(gardener.walked('smooth', around)).toEqual([]);
    expect(gardener.walked('rake', around)).toEqual([stone]);
  });

  test('has nothing to undo in an empty garden', () => {
    expect(garden().gardener.undo()).toBe(false);
  });

  check.prop([fc.array(fc.constantFrom('rake', 'place', 'clear'), { minLength: 1, maxLength: 4 })])(
    'always restores the previous sand by undo',
    (deeds) => {
      const { gardener, field, saves } = garden();
      gardener.walked('rake', line);
      gardener.show(0);
      const before = [...field.heights];
      for (const action of deeds) {
        if (action === 'rake') gardener.walked('rake', [line[1], line[0]]);
        else if (action === 'clear') gardener.clear();
        else gardener.place(stone);
      }
      while ((saves[0]?.value.deeds.length ?? 0) > 1) gardener.undo();
      expect([...field.heights]).toEqual(before);
    },
  );
});
