import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { achievementMethods } from '../../../src/domain/bridge/achievement-methods';
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

describe('the calls about badges', () => {
  test('are these', () => {
    expect(Object.keys(achievementMethods)).toEqual(names);
  });

  test.each(names)('hold for %s what they promise', (name) => {
    holdsRow(achievementMethods[name], protocol[name]);
  });

  test.prop([fc.oneof(fc.integer(), fc.double(), fc.anything())])(
    'never report a progress outside of 0 to 100',
    (percent) => {
      const read = achievementMethods['achievement.progress'].parse({ slug: 'a', percent });
      if (!read.ok) return;
      expect(read.value.percent).toBe(percent);
      expect(read.value.percent).toBeGreaterThanOrEqual(0);
      expect(read.value.percent).toBeLessThanOrEqual(100);
    },
  );
});
