import { describe, expect, test } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('LoadCatalogItem', () => {
  test('requests an item by game and slug, and returns the error for an unknown item', async () => {
    const unknown = aRefusal({ status: 404 });
    const requests: unknown[] = [];
    const item = (...parameters: readonly unknown[]) => {
      requests.push(parameters);
      return Promise.resolve(err(unknown));
    };
    expect(await { item }.item('lantern-drift', 'kite')).toEqual(err(unknown));
    expect(requests).toEqual([['lantern-drift', 'kite', undefined]]);
  });
});
