import type { CatalogItem } from '../../domain/games/game';

/** The page of a catalogue item. */
export function itemAddress({
  slug,
  game,
}: Pick<CatalogItem, 'slug'> & { readonly game: { readonly slug: string } }): string {
  return `/arcade/games/${game.slug}/catalog/${slug}`;
}
