import type { CatalogGateway, CatalogList } from '../../src/application/catalog/catalog-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { CatalogItemDetails, CatalogItemPage } from '../../src/domain/market/catalog-item-page';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

const PER_PAGE = 24;

/** Creates a catalogue item. */
export function anItem(change: Partial<CatalogItemDetails> = {}): CatalogItemDetails {
  return {
    slug: 'spare-wing',
    name: 'Spare wing',
    thumbnail: '/wing.webp',
    price: 10,
    discounted: undefined,
    game: { slug: 'lantern-drift', title: 'Lantern Drift' },
    description: '',
    place: 'game',
    consumable: true,
    ...change,
  };
}

/** In-memory catalogue; every call fails with `failure` while it is set. */
export class FakeCatalogGateway implements CatalogGateway {
  failure: ApiFailure | undefined;

  constructor(private readonly sold: readonly CatalogItemDetails[] = [anItem()]) {}

  item(game: string, slug: string): Promise<Result<CatalogItemPage, ApiFailure>> {
    return this.answer(game, slug, (item) => ({ item, others: [] }));
  }

  address(game: string, slug: string): Promise<Result<string, ApiFailure>> {
    return this.answer(game, slug, () => `https://portal.test/arcade/games/${game}/catalog/${slug}`);
  }

  items(game: string, page: number): Promise<Result<CatalogList, ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    const own = this.sold.filter((item) => item.game.slug === game);
    const items = own.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return Promise.resolve(ok({ items, pagination: paginate(own.length, page, PER_PAGE) }));
  }

  private answer<T>(game: string, slug: string, read: (item: CatalogItemDetails) => T): Promise<Result<T, ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    const found = this.sold.find((item) => item.game.slug === game && item.slug === slug);
    const missing = err(aRefusal({ status: 404, debug: 'err_not_found', message: 'There is no such item.' }));
    return Promise.resolve(found === undefined ? missing : ok(read(found)));
  }
}
