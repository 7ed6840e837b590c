import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import type { PageHead, RouteHandle } from '../app/page-head';
import { coinsText, itemAddress } from './item.texts';

/** What search engines and share cards are told of a catalogue item. */
export const catalogItemHead: RouteHandle = {
  head: (data) => headOf(data as CatalogItemPage),
};

// Without structured data: schema.org knows offers in currencies only, and coins are none.
function headOf({ item }: CatalogItemPage): PageHead {
  const { name, game } = item;
  return {
    title: `${name} - ${game.title}`,
    description: `${name}, in-game content of ${game.title}, for ${coinsText(itemCost(item))}.`,
    path: itemAddress(item),
    trail: [
      { name: 'VR Games', path: '/arcade/games' },
      { name: game.title, path: `/arcade/games/${game.slug}` },
    ],
  };
}
