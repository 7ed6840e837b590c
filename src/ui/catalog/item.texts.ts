import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemDetails, CatalogPlace } from '../../domain/market/catalog-item-page';

/** A number of coins, in words. */
export function coinsText(coins: number): string {
  return `${coins.toLocaleString('en')} ${coins === 1 ? 'coin' : 'coins'}`;
}

/** Where an item is had. */
export function placeWords(place: CatalogPlace): string {
  return place === 'game' ? 'In the game, while playing' : 'Here, for coins';
}

/** What becomes of an item that somebody has. */
export function keepingWords(consumable: boolean): string {
  return consumable ? 'Used up, and can be had again' : 'Yours to keep';
}

/** What an item costs whom: the price, the balance, and what is left or missing, a line each. */
export function purchaseText(total: number, balance: number): string {
  const left = balance - total;
  const rest = left < 0 ? `You need ${coinsText(-left)} more.` : `Balance after: ${coinsText(left)}`;
  return `Price: ${coinsText(total)}\nYour balance: ${coinsText(balance)}\n${rest}`;
}

/** What is said once an item was bought. */
export function boughtText({ name, game }: Pick<CatalogItemDetails, 'name' | 'game'>): string {
  return `${name} is yours. You will find it in ${game.title}.`;
}

/** The page of a catalogue item. */
export function itemAddress({
  slug,
  game,
}: Pick<CatalogItem, 'slug'> & { readonly game: { readonly slug: string } }): string {
  return `/arcade/games/${game.slug}/catalog/${slug}`;
}
