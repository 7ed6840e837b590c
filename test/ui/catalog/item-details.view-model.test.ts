import type { CatalogGateway } from '../../../src/application/catalog/catalog-gateway.port';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../../src/domain/shared/result';
import { ItemDetailsViewModel } from '../../../src/ui/catalog/item-details.view-model';
import { sampleItem, sampleItemDetails } from './sample-items';

type Answer = Awaited<ReturnType<CatalogGateway['item']>>;

function setUp() {
  const waiting: ((answer: Answer) => void)[] = [];
  const asked: unknown[] = [];
  const load: Pick<CatalogGateway, 'item'> = {
    item: (game, item) => {
      asked.push([game, item]);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  const details = new ItemDetailsViewModel(load, sampleItem());
  const end = details.start();
  const answer = async (given: Answer) => {
    waiting.shift()?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { details, end, asked, answer };
}

const page = ok({ item: sampleItemDetails(), others: [] });

describe('ItemDetailsViewModel', () => {
  test('loads the details once and shows them', async () => {
    const { details, asked, answer } = setUp();
    expect([details.details, details.failure]).toEqual([undefined, undefined]);
    await answer(page);
    expect(details.details?.description).toContain('light');
    expect(asked).toEqual([['night-ferry', 'heron-kite']]);
  });

  test('retries after a failure', async () => {
    const { details, answer } = setUp();
    await answer(err({ kind: 'network' }));
    expect(details.failure).toMatch(/^A network error/);
    void details.load();
    expect(details.failure).toBeUndefined();
    await answer(page);
    expect(details.details?.slug).toBe('heron-kite');
  });

  test('ignores a response after the dialog was closed', async () => {
    const { details, end, answer } = setUp();
    end();
    await answer(page);
    expect(details.details).toBeUndefined();
  });
});
