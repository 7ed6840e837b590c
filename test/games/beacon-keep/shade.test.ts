import { fc, test as check } from '@fast-check/vitest';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { haunt, nearest, type Shade } from '../../../games/beacon-keep/shade';

const shade = (x = 0, z = -150): Shade => ({ at: new Vector3(x, -6, z), fear: 0, clings: false, phase: 0 });

describe('a shade', () => {
  test('approaches a ship and clings to it', () => {
    const one = shade();
    const ship = new Vector3(10, -16, -90);
    for (let i = 0; i < 400; i += 1) haunt(one, ship, 0.05, i * 0.05, 0, 1.1);
    expect(one.clings).toBe(true);
  });

  test('dissolves in the beam', () => {
    const one = shade();
    let steps = 0;
    while (!haunt(one, undefined, 0.05, 0, 1, 1.1)) steps += 1;
    expect(steps * 0.05).toBeCloseTo(0.9, 1);
  });

  test('hunts the nearest ship', () => {
    expect(nearest(new Vector3(0, 0, 0), [new Vector3(9, 0, 0), new Vector3(0, 0, -4)])).toBe(1);
    expect(nearest(new Vector3(0, 0, 0), [])).toBe(-1);
  });

  check.prop([fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 100 })])(
    'never clings in the beam, and its damage always stays within bounds',
    (lights) => {
      const one = shade();
      for (const lit of lights) {
        const gone = haunt(one, one.at.clone(), 0.05, 0, lit, 1.1);
        expect(one.fear).toBeGreaterThanOrEqual(0);
        if (lit > 0) expect(one.clings).toBe(false);
        expect(gone).toBe(one.fear >= 1);
        if (gone) break;
      }
    },
  );
});
