import { fc, test as check } from '@fast-check/vitest';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../games/kit/seeded-random';
import { TargetField } from '../../../games/windward-range/target-field';

test('three targets drift at each distance, and a fallen one is replaced', () => {
  const field = new TargetField(seededRandom(5));
  expect(field.targets.map(({ reach }) => reach.factor)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  const [first] = field.targets;
  if (first === undefined) throw new Error('There are no targets.');
  first.fallen = 0;
  for (let i = 0; i < 60; i += 1) field.update(0.05, i * 0.05);
  expect(field.targets).toHaveLength(9);
  expect(field.targets[0]).not.toBe(first);
  expect(field.targets[0]?.reach).toBe(first.reach);
});

test('an arrow through a target’s centre hits it unless it has fallen', () => {
  const field = new TargetField(seededRandom(5));
  field.targets = [];
  const target = field.put('near', new Vector3(0, 2, -15));
  const [from, to] = [new Vector3(0, 2, -14), new Vector3(0, 2, -16)];
  expect(field.struck(from, to)).toEqual({ target, share: 0 });
  target.fallen = 0.1;
  expect(field.struck(from, to)).toBeUndefined();
});

check.prop([fc.integer(), fc.double({ min: 0, max: 1e4, noNaN: true })])(
  'targets always stay in front of the archer and above the clouds',
  (seed, time) => {
    const field = new TargetField(seededRandom(seed));
    field.update(0.016, time);
    for (const { position } of field.targets) {
      expect(position.z).toBeLessThan(-12);
      expect(position.y).toBeGreaterThan(-2);
      expect(Math.abs(position.x / position.z)).toBeLessThan(0.65);
    }
  },
);
