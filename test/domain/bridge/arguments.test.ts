import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { count, oneOf, page, record, size, slot, slug } from '../../../src/domain/bridge/arguments';
import { err, ok } from '../../../src/domain/shared/result';

describe('arguments of a call', () => {
  test('take the defaults page 1, size 10, slot 1 and count 1 for what is no positive integer', () => {
    for (const raw of [undefined, null, 0, -1, 1.5, NaN, Infinity, '3', {}, true]) {
      expect([page, size, slot, count].map((parse) => parse(raw))).toEqual([ok(1), ok(10), ok(1), ok(1)]);
    }
  });

  test('name the first field that is wrong', () => {
    const parse = record({ slug, kind: oneOf(['a', 'b']) });
    expect(parse({ slug: 'first-light', kind: 'b', other: 1 })).toEqual(ok({ slug: 'first-light', kind: 'b' }));
    expect(parse({ slug: 'first-light', kind: 'c' })).toEqual(err('kind must be one of a, b'));
    expect(parse({ slug: 'First Light', kind: 'b' })).toEqual(err('slug must be a slug'));
    expect(parse(null)).toEqual(err('arguments must be an object'));
  });

  test('come from the object itself, not from what it inherits', () => {
    expect(record({ slug })(Object.create({ slug: 'inherited' }))).toEqual(err('slug must be a slug'));
  });

  test.prop([fc.integer({ min: 1 })])('always keep a positive integer', (value) => {
    expect(size(value)).toEqual(ok(value));
  });

  test.prop([fc.anything()])('never let an integer through that is not positive', (raw) => {
    const parsed = slot(raw);
    expect(parsed.ok && Number.isSafeInteger(parsed.value) && parsed.value > 0).toBe(true);
  });

  test.prop([fc.string()])('never let a slug through that could change an address', (raw) => {
    const parsed = slug(raw);
    expect(!parsed.ok || encodeURIComponent(parsed.value) === parsed.value).toBe(true);
  });
});
