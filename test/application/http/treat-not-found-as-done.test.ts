import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { treatNotFoundAsDone } from '../../../src/application/http/treat-not-found-as-done';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('something that is to be gone', () => {
  test('is so when it was gone before', () => {
    expect(treatNotFoundAsDone(err(aRefusal({ status: 404 })))).toEqual(ok(undefined));
  });

  test('is not without an answer', () => {
    expect(treatNotFoundAsDone(err({ kind: 'network' }))).toEqual(err({ kind: 'network' }));
  });

  property.prop([fc.integer({ min: 400, max: 599 }).filter((status) => status !== 404)])(
    'is never so by any other refusal',
    (status) => {
      const refused = err(aRefusal({ status }));
      expect(treatNotFoundAsDone(refused)).toBe(refused);
    },
  );
});
