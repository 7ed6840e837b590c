import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerOf, DataOf } from '../../src/contract/call';
import { calls } from '../../src/contract/calls';
import type { profileComments } from '../../src/contract/profile-comments.contract';
import { noData, orNull } from '../../src/contract/wire-values';

const page = z.object({ next: orNull(z.string()) });

describe('orNull', () => {
  test('reads null as undefined and keeps every other value', () => {
    expect(z.parse(page, { next: null })).toEqual({ next: undefined });
    expect(z.parse(page, { next: '' })).toEqual({ next: '' });
  });

  test('rejects a missing field and another type', () => {
    expect(z.safeParse(page, {}).success).toBe(false);
    expect(z.safeParse(page, { next: 1 }).success).toBe(false);
  });

  test('is documented as a value that may be null', () => {
    expect(z.toJSONSchema(orNull(z.string()), { io: 'input' })).toEqual(
      z.toJSONSchema(z.nullable(z.string()), { io: 'input' }),
    );
  });

  test('gives handlers null and the client undefined', () => {
    expectTypeOf<AnswerOf<typeof profileComments>['next']>().toEqualTypeOf<string | null>();
    expectTypeOf<DataOf<typeof profileComments>['next']>().toEqualTypeOf<string | undefined>();
  });
});

describe('noData', () => {
  test('reads null as undefined and rejects everything else', () => {
    expect(z.safeParse(noData, null)).toEqual({ success: true, data: undefined });
    expect(z.safeParse(noData, {}).success).toBe(false);
    expect(z.toJSONSchema(noData, { io: 'input' })).toEqual(z.toJSONSchema(z.null(), { io: 'input' }));
  });
});

property.prop([fc.jsonValue()])('saved game data always keeps its nulls', (data) => {
  const save = { name: '', data, version: 1, created: '2026-01-01T00:00:00Z', updated: '2026-01-01T00:00:00Z' };
  expect(z.parse(calls.saveLoad.data, save)).toEqual(save);
});
