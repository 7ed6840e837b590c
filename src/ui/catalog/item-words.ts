import type { CatalogPlace } from '../../domain/market/catalog-place';

/** A number of coins, in words. */
export function coinsText(coins: number): string {
  return `${coins.toLocaleString('en')} ${coins === 1 ? 'coin' : 'coins'}`;
}

/** Where an item is had. */
export function placeWords(place: CatalogPlace, shopIsOpen: boolean): string {
  if (place === 'game') return 'In the game, while playing';
  return shopIsOpen ? 'In the shop, for coins' : 'In the shop, which is not open yet';
}

/** What becomes of an item that somebody has. */
export function keepingWords(consumable: boolean): string {
  return consumable ? 'Used up, and can be had again' : 'Yours to keep';
}
