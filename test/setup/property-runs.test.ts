import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { propertyRuns } from './property-runs';

describe('property runs', () => {
  test('are 100 by default', () => {
    expect(propertyRuns({})).toBe(100);
  });

  test('follow the global setting of fast-check', () => {
    let runs = 0;
    fc.assert(
      fc.property(fc.boolean(), () => {
        runs += 1;
      }),
    );
    expect(runs).toBe(propertyRuns(process.env));
  });

  test.prop([fc.integer({ min: 1 })])('always follow FC_RUNS when it is a positive number', (runs) => {
    expect(propertyRuns({ FC_RUNS: String(runs) })).toBe(runs);
  });

  test.prop([fc.constantFrom('', '0', '-5', 'many', '1.5', 'Infinity')])('never follow a useless FC_RUNS', (text) => {
    expect(propertyRuns({ FC_RUNS: text })).toBe(100);
  });
});
