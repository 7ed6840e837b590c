import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { subjectOf, type Subject } from '../../../games/coral-hours/viewfinder';

const ahead = [0, 0, -1] as const;
const at = (slug: string, x: number, y: number, z: number, size = 0.5): Subject => ({ slug, from: [x, y, z], size });

describe('a picture', () => {
  test('shows the creature in its centre', () => {
    expect(subjectOf(ahead, [at('star', 0.1, 0, -4), at('manta', 1.4, 0, -4, 1)])?.slug).toBe('star');
  });

  test('shows no creature beside, behind or too far away', () => {
    expect(subjectOf(ahead, [at('star', 3, 0, -4)])).toBeUndefined();
    expect(subjectOf(ahead, [at('star', 0, 0, 4)])).toBeUndefined();
    expect(subjectOf(ahead, [at('star', 0, 0, -40)])).toBeUndefined();
    expect(subjectOf(ahead, [])).toBeUndefined();
  });

  test('reaches further for larger creatures', () => {
    expect(subjectOf(ahead, [at('whale', 0, 0, -40, 6)])?.slug).toBe('whale');
  });

  const places = fc.double({ min: -5, max: 5, noNaN: true });
  check.prop([places, places, fc.double({ min: 0.1, max: 2, noNaN: true })])(
    'always shows the creature it points at within range',
    (x, y, size) => {
      const subject = at('any', x, y, -3, size);
      const far = Math.hypot(x, y, 3);
      expect(subjectOf([x / far, y / far, -3 / far], [subject])).toBe(subject);
    },
  );
});
