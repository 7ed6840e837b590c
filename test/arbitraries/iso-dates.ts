import { fc } from '@fast-check/vitest';

/** Dates of this century in wire format: ISO 8601, UTC. */
export const isoDates: fc.Arbitrary<string> = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
