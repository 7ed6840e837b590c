import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { Aim } from '../../../games/kit/aim';

describe('Aim', () => {
  test('shows a tap that fits in one frame as pressed and released', () => {
    const aim = new Aim('mouse', 'right');
    aim.down();
    aim.up();
    aim.latch();
    expect([aim.pressedNow, aim.releasedNow, aim.pressed]).toEqual([true, true, false]);
  });

  test('ignores a release that had no press', () => {
    const aim = new Aim('xr', 'left');
    aim.up();
    aim.latch();
    expect(aim.releasedNow).toBe(false);
  });

  check.prop([fc.array(fc.constantFrom('down', 'up', 'none'), { maxLength: 40 })])(
    'shows every press for exactly one frame',
    (events) => {
      const aim = new Aim('xr', 'right');
      for (const event of events) {
        if (event === 'down') aim.down();
        if (event === 'up') aim.up();
        aim.latch();
        expect(aim.pressedNow).toBe(event === 'down');
        if (aim.pressedNow) expect(aim.pressed).toBe(true);
        if (aim.releasedNow) expect(aim.pressed).toBe(false);
      }
    },
  );
});
