import { describe, expect, test } from 'vitest';
import { LoadCatalogItem } from '../../../src/application/catalog/load-catalog-item.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('loading a catalogue item', () => {
  test('asks by game and item, and hands on that there is none', async () => {
    const unknown = aRefusal({ status: 404 });
    const asked: unknown[] = [];
    const item = (...parameters: readonly unknown[]) => {
      asked.push(parameters);
      return Promise.resolve(err(unknown));
    };
    expect(await new LoadCatalogItem({ item }).execute('lantern-drift', 'kite')).toEqual(err(unknown));
    expect(asked).toEqual([['lantern-drift', 'kite', undefined]]);
  });
});
