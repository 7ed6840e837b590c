import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { assertNever } from '../../../src/domain/shared/assert-never';

describe('assertNever', () => {
  test('throws with the unexpected value', () => {
    expect(() => assertNever('surprise' as never)).toThrow('Unhandled case: "surprise"');
    expect(() => assertNever({ kind: 'new' } as never)).toThrow('Unhandled case: {"kind":"new"}');
  });

  property.prop([fc.jsonValue()])('always throws for any value', (value) => {
    expect(() => assertNever(value as never)).toThrow(JSON.stringify(value));
  });
});
