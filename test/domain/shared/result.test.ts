import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../../src/domain/shared/result';

describe('ok and err', () => {
  test('wrap a value or a refusal', () => {
    expect(ok(1)).toEqual({ ok: true, value: 1 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
  });

  property.prop([fc.anything()])('always contain exactly the given value and the outcome', (any) => {
    expect(ok(any)).toStrictEqual({ ok: true, value: any });
    expect(err(any)).toStrictEqual({ ok: false, error: any });
  });
});
