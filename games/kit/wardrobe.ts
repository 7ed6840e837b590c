import type { MenuEntry } from './menu-entry';
import type { Shop } from './shop';

/** Shop items that change an appearance. Owned items are worn until the player takes them off. */
export class Wardrobe {
  private readonly shop: Pick<Shop, 'items' | 'has'>;
  private readonly slugs: readonly string[];
  private readonly off = new Set<string>();

  constructor(shop: Pick<Shop, 'items' | 'has'>, slugs: readonly string[]) {
    this.shop = shop;
    this.slugs = slugs;
  }

  /** Returns true if the player owns and wears the item. */
  wears(slug: string): boolean {
    return this.shop.has(slug) && !this.off.has(slug);
  }

  /** Returns a button for each owned item, to wear it or take it off. `changed` is called after each change. */
  entries(changed: () => void): readonly MenuEntry[] {
    return this.shop.items
      .filter(({ slug }) => this.slugs.includes(slug) && this.shop.has(slug))
      .map(({ slug, name }) => ({
        label: name,
        pressed: this.wears(slug),
        act: () => {
          if (!this.off.delete(slug)) this.off.add(slug);
          changed();
        },
      }));
  }
}
