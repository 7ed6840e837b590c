import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  achievementMethods,
  isEarned,
  nextProgress,
  percent,
  PROGRESS_DONE,
} from '../../../src/domain/bridge/achievement-methods';
import { err, ok } from '../../../src/domain/shared/result';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone, none } from './protocol-row';

type Name = keyof typeof achievementMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'achievement.list': { ...anyone, takes: none },
  'achievement.unlock': {
    ...anyone,
    takes: [[{ slug: 'first-light' }, { slug: 'first-light' }]],
    refuses: [{}, { slug: 7 }],
  },
  'achievement.progress': {
    ...anyone,
    takes: [
      [
        { slug: 'a', percent: 40 },
        { slug: 'a', percent: 40 },
      ],
    ],
    refuses: [{ slug: 'a' }, { slug: 'a', percent: 101 }, { percent: 4 }],
  },
};
const names = Object.keys(protocol) as Name[];

describe('achievementMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(achievementMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(achievementMethods[name], protocol[name]);
  });

  test.prop([fc.oneof(fc.integer(), fc.double(), fc.anything())])(
    'never accept a progress outside 0 to 100',
    (percent) => {
      const read = achievementMethods['achievement.progress'].parse({ slug: 'a', percent });
      if (!read.ok) return;
      expect(read.value.percent).toBe(percent);
      expect(read.value.percent).toBeGreaterThanOrEqual(0);
      expect(read.value.percent).toBeLessThanOrEqual(100);
    },
  );
});

const progress = fc.integer({ min: 0, max: PROGRESS_DONE });

describe('progress of an achievement', () => {
  test('is an integer from 0 to 100', () => {
    expect([percent(0), percent(50), percent(100)]).toEqual([ok(0), ok(50), ok(100)]);
    for (const raw of [-1, 101, 0.5, NaN, '50', null, undefined]) {
      expect(percent(raw)).toEqual(err('must be an integer from 0 to 100'));
    }
  });

  test('increases, and a smaller report changes nothing', () => {
    expect(nextProgress(20, 45)).toBe(45);
    expect(nextProgress(45, 20)).toBe(45);
  });

  test('earns the achievement at 100 and not at 99', () => {
    expect(isEarned(100)).toBe(true);
    expect(isEarned(99)).toBe(false);
  });

  test.prop([fc.array(progress), progress])(
    'is always the highest report, in any order and number',
    (reports, first) => {
      const all = [first, ...reports];
      const after = (order: readonly number[]) => order.reduce(nextProgress, 0);
      expect(after(all)).toBe(Math.max(...all));
      expect(after([...all].reverse())).toBe(after([...all, ...all]));
    },
  );
});
