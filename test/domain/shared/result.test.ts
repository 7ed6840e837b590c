import { describe, expect, test } from 'vitest';
import { assertNever } from '../../../src/domain/shared/assert-never';
import { err, ok } from '../../../src/domain/shared/result';

describe('a result', () => {
  test('carries a value or a refusal', () => {
    expect(ok(1)).toEqual({ ok: true, value: 1 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
  });

  test('that no case handles is a bug', () => {
    expect(() => assertNever('surprise' as never)).toThrow('surprise');
  });
});
