import type { CatalogGateway, CatalogList } from '../../application/catalog/catalog-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Result } from '../../domain/shared/result';
import { toCatalogItem } from './catalog.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';
import { toPagination } from './pagination.mapper';

export class HttpCatalogGateway implements CatalogGateway {
  constructor(private readonly http: HttpClient) {}

  async item(game: string, slug: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>> {
    const answer = await this.http.send('catalogItem', { params: { game, item: slug }, signal });
    return mapOk(answer, ({ item, others }) => ({
      item: {
        ...toCatalogItem(item),
        description: item.description,
        place: item.place,
        consumable: item.consumable,
      },
      others: others.map(toCatalogItem),
    }));
  }

  async items(game: string, page: number): Promise<Result<CatalogList, ApiFailure>> {
    const answer = await this.http.send('gameCatalog', { params: { game }, query: { page } });
    return mapOk(answer, ({ items, pagination }) => ({
      items: items.map(toCatalogItem),
      pagination: toPagination(pagination),
    }));
  }

  async address(game: string, slug: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>> {
    const answer = await this.http.send('catalogItemUrl', { params: { game, item: slug }, signal });
    return mapOk(answer, ({ url }) => url);
  }
}
