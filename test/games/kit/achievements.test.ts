import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { Achievements } from '../../../games/kit/achievements';

const facts = [{ slug: 'sailor', title: 'Sailor', desc: 'Bring ten ships home.' }];

function earning() {
  const unlock = vi.fn(() => Promise.resolve(true));
  const progress = vi.fn((_slug: string, _percent: number) => Promise.resolve(true));
  const celebrate = vi.fn();
  return { unlock, progress, celebrate, achievements: new Achievements(facts, celebrate, { unlock, progress }) };
}

describe('Achievements', () => {
  test('unlocks and celebrates an achievement once', () => {
    const { achievements, unlock, celebrate } = earning();
    achievements.unlock('sailor');
    achievements.unlock('sailor');
    expect(unlock).toHaveBeenCalledExactlyOnceWith('sailor');
    expect(celebrate).toHaveBeenCalledOnce();
  });

  test('never reports an unknown achievement', () => {
    const { achievements, unlock, progress } = earning();
    achievements.unlock('captain');
    achievements.progress('captain', 1);
    expect(unlock).not.toHaveBeenCalled();
    expect(progress).not.toHaveBeenCalled();
  });

  check.prop([fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { maxLength: 60 })])(
    'always reports growing whole percent and celebrates at 100',
    (shares) => {
      const { achievements, progress, celebrate } = earning();
      for (const share of shares) achievements.progress('sailor', share);
      const reported = progress.mock.calls.map(([, percent]) => percent);
      expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b));
      expect(reported.every((percent) => Number.isInteger(percent) && percent > 0 && percent <= 100)).toBe(true);
      expect(celebrate).toHaveBeenCalledTimes(shares.some((share) => share >= 1) ? 1 : 0);
    },
  );
});
