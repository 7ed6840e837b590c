import { catalogItem, catalogItemUrl, gameCatalog } from '../../../src/contract/catalog.contract';
import { CATALOG_PAGE_SIZE } from '../../../src/domain/games/game-query';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentCatalogItem, presentItemPage } from './catalog.presenter';
import { countCatalog, findCatalogGame, findCatalogItem, listCatalog, listOtherItems } from './catalog.repository';

/** Routes of the catalogue of items. */
export function catalogRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(
      gameCatalog,
      async ({ params, query, tx }) => {
        const game = await findCatalogGame(tx, params.game);
        if (!game) return err(refusal.notFound('game'));
        const [items, total] = await Promise.all([
          listCatalog(tx, game.id, pageOffset(query.page, CATALOG_PAGE_SIZE)),
          countCatalog(tx, game.id),
        ]);
        return ok({
          data: {
            items: items.map((row) => presentCatalogItem(row, game, urls)),
            pagination: presentPagination(paginate(total, query.page, CATALOG_PAGE_SIZE)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      catalogItem,
      async ({ params, tx }) => {
        const item = await findCatalogItem(tx, params.game, params.item);
        if (!item) return err(refusal.notFound('item'));
        const others = await listOtherItems(tx, item);
        return ok({
          data: {
            item: presentItemPage(item, urls),
            others: others.map((row) => presentCatalogItem(row, item.game, urls)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      catalogItemUrl,
      async ({ params, tx }) => {
        const item = await findCatalogItem(tx, params.game, params.item);
        if (!item) return err(refusal.notFound('item'));
        return ok({ data: { url: urls.portal(`arcade/games/${item.game.slug}/catalog/${item.slug}`) } });
      },
      { cache: 'public-short' },
    ),
  ];
}
