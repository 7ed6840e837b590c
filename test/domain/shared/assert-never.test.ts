import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { assertNever } from '../../../src/domain/shared/assert-never';

describe('a case that no switch handles', () => {
  test('is a bug that names what came', () => {
    expect(() => assertNever('surprise' as never)).toThrow('Unhandled case: "surprise"');
    expect(() => assertNever({ kind: 'new' } as never)).toThrow('Unhandled case: {"kind":"new"}');
  });

  property.prop([fc.jsonValue()])('is never let pass', (value) => {
    expect(() => assertNever(value as never)).toThrow(JSON.stringify(value));
  });
});
