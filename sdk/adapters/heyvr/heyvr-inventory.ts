import type { GameItem, HolocadeSdk, OwnedItem } from '../../index';
import { requestAndAwaitEnd } from '../common/request-and-await-end';
import { RefusedCall } from '../common/refused-call';
import { slugOf } from '../common/slug-of';
import { toHeyvrError } from './heyvr-refusal';

/** What the game sells and what the player has of it. */
export interface HeyvrInventory {
  getCatalog(): Promise<readonly GameItem[]>;
  get(): Promise<readonly OwnedItem[]>;
  /** Resolves with true once the player has bought, and rejects when they do not. */
  purchase(slug: string, count?: number): Promise<true>;
  /** `game` is ignored: a game knows its own items only. */
  getItemURL(game: unknown, slug: string): Promise<string>;
}

/** The inventory, over the portal's own. */
export function heyvrInventory({ inventory, events }: Pick<HolocadeSdk, 'inventory' | 'events'>): HeyvrInventory {
  const purchase = async (id: string, count: number | undefined): Promise<true> => {
    const item = slugOf(id);
    const end = await requestAndAwaitEnd(
      events,
      'purchase',
      (told) => told.item === item,
      async () => (await inventory.purchase(item, count)).asked,
    );
    if (end?.ok === false) throw new RefusedCall(end.code, 'The item was not bought.');
    return true;
  };
  return {
    getCatalog: () => toHeyvrError(() => inventory.catalog()),
    get: () => toHeyvrError(() => inventory.owned()),
    purchase: (slug, count) => toHeyvrError(() => purchase(slug, count)),
    getItemURL: (_game, slug) => toHeyvrError(() => inventory.itemUrl(slugOf(slug))),
  };
}
