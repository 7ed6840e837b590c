import type { CatalogGateway } from '../../application/catalog/catalog-gateway.port';
import { toCatalogItem } from './catalog.mapper';
import type { HttpClient } from './http-client';
import { toPagination } from './pagination.mapper';

export const httpCatalogGateway = (http: HttpClient): CatalogGateway => ({
  item: (game, slug, signal) =>
    http.send('catalogItem', { params: { game, item: slug }, signal }, ({ item, others }) => ({
      item: toCatalogItem(item),
      others: others.map(toCatalogItem),
    })),
  items: (game, page) =>
    http.send('gameCatalog', { params: { game }, query: { page } }, ({ items, pagination }) => ({
      items: items.map(toCatalogItem),
      pagination: toPagination(pagination),
    })),
  address: (game, slug, signal) =>
    http.send('catalogItemUrl', { params: { game, item: slug }, signal }, ({ url }) => url),
});
