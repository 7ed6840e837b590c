import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../../src/domain/shared/result';

describe('a result', () => {
  test('carries a value or a refusal', () => {
    expect(ok(1)).toEqual({ ok: true, value: 1 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
  });

  property.prop([fc.anything()])('always carries just what it was given, and says which it is', (any) => {
    expect(ok(any)).toStrictEqual({ ok: true, value: any });
    expect(err(any)).toStrictEqual({ ok: false, error: any });
  });
});
