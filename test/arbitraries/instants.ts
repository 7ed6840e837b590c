import { fc } from '@fast-check/vitest';

/** Unix timestamps between 2000 and 2099, in milliseconds, with a bias towards the ends of months. */
export const instants: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) }),
  fc
    .tuple(
      fc.integer({ min: 2000, max: 2098 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: -3, max: 1 }),
      fc.nat(86_399_999),
    )
    .map(([year, month, day, time]) => Date.UTC(year, month + 1, day) + time),
);
