import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { shortChains } from './short-chains.mjs';

const PACKAGE = '/node_modules/@fast-check/vitest/lib/vitest-fast-check.js';

let plain = 0;
let generated = 0;

describe('short chains', () => {
  property('run a plain test', () => {
    plain += 1;
  });

  property('run one that takes generated values', ({ g }) => {
    generated += g(fc.constant, 1);
  });

  test('once, and as often as a property', () => {
    expect(plain).toBe(1);
    expect(generated).toBeGreaterThan(1);
  });

  test('leave test.prop, and take away test.skip.prop', () => {
    expect(property.prop).toBeTypeOf('function');
    expect(property.skip.prop).toBeUndefined();
  });

  test('complain when the package changes', () => {
    expect(() => shortChains.transform('another way', PACKAGE)).toThrow(/short-chains/);
  });

  property.prop([fc.string(), fc.constantFrom('/node_modules/fast-check/lib/fast-check.js', '/src/domain/a.ts')])(
    'never touch another module',
    (code, id) => {
      expect(shortChains.transform(code, id)).toBeUndefined();
    },
  );
});
