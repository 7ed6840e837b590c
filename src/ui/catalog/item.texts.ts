import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemDetails, CatalogPlace } from '../../domain/market/catalog-item-page';
import { writtenNumber } from '../../domain/shared/written-number';

/** Formats a number of coins. */
export function coinsText(coins: number): string {
  return `${writtenNumber(coins)} ${coins === 1 ? 'coin' : 'coins'}`;
}

export function placeText(place: CatalogPlace): string {
  return place === 'game' ? 'Available in-game' : 'In the shop, for coins';
}

export function lifetimeText(consumable: boolean): string {
  return consumable ? 'Consumable' : 'Yours to keep';
}

/** Returns the price, the balance, and the remaining or missing coins, one line each. */
export function purchaseText(total: number, balance: number): string {
  const left = balance - total;
  const rest = left < 0 ? `You need ${coinsText(-left)} more.` : `Balance after: ${coinsText(left)}`;
  return `Price: ${coinsText(total)}\nYour balance: ${coinsText(balance)}\n${rest}`;
}

/** Text of a purchase in a draft. */
export const TEST_PURCHASE = 'This is a test. It costs nothing, and you own the item in the test version only.';

/** Returns the text of the success toast. */
export function boughtText({ name, game }: Pick<CatalogItemDetails, 'name' | 'game'>): string {
  return `You got ${name}. Find it in ${game.title}.`;
}

export function itemAddress({
  slug,
  game,
}: Pick<CatalogItem, 'slug'> & { readonly game: { readonly slug: string } }): string {
  return `/arcade/games/${game.slug}/catalog/${slug}`;
}
