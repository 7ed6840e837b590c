import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { propertyRuns } from './property-runs';

describe('property runs', () => {
  test('are 100 on a developer machine and 1000 under CI', () => {
    expect(propertyRuns({})).toBe(100);
    expect(propertyRuns({ CI: 'true' })).toBe(1000);
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

  test.prop([fc.integer({ min: 1 }), fc.boolean()])(
    'always follow FC_RUNS when it is a positive number',
    (runs, ci) => {
      expect(propertyRuns({ FC_RUNS: String(runs), ...(ci ? { CI: '1' } : {}) })).toBe(runs);
    },
  );

  test.prop([fc.constantFrom('', '0', '-5', 'many', '1.5', 'Infinity')])('never follow a useless FC_RUNS', (text) => {
    expect(propertyRuns({ FC_RUNS: text })).toBe(100);
  });
});
