import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { orGone } from '../../../src/application/http/or-gone';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('something that is to be gone', () => {
  test('is so when it was gone before', () => {
    expect(orGone(err(aRefusal({ status: 404 })))).toEqual(ok(undefined));
  });

  test('is not without an answer', () => {
    expect(orGone(err({ kind: 'network' }))).toEqual(err({ kind: 'network' }));
  });

  property.prop([fc.integer({ min: 400, max: 599 }).filter((status) => status !== 404)])(
    'is never so by any other refusal',
    (status) => {
      const refused = err(aRefusal({ status }));
      expect(orGone(refused)).toBe(refused);
    },
  );
});
