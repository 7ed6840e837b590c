import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { treatNotFoundAsDone } from '../../../src/application/http/treat-not-found-as-done';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('treatNotFoundAsDone', () => {
  test('treats a 404 as success', () => {
    expect(treatNotFoundAsDone(err(aRefusal({ status: 404 })))).toEqual(ok(undefined));
  });

  test('returns a network failure unchanged', () => {
    expect(treatNotFoundAsDone(err({ kind: 'network' }))).toEqual(err({ kind: 'network' }));
  });

  property.prop([fc.integer({ min: 400, max: 599 }).filter((status) => status !== 404)])(
    'never treats any other rejection as success',
    (status) => {
      const refused = err(aRefusal({ status }));
      expect(treatNotFoundAsDone(refused)).toBe(refused);
    },
  );
});
