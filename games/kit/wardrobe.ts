import type { MenuEntry } from './menu-entry';
import type { Shop } from './shop';

/** Things of the shop that change how something looks: they are on once they are owned, and can be taken off. */
export class Wardrobe {
  private readonly shop: Pick<Shop, 'items' | 'has'>;
  private readonly slugs: readonly string[];
  private readonly off = new Set<string>();

  constructor(shop: Pick<Shop, 'items' | 'has'>, slugs: readonly string[]) {
    this.shop = shop;
    this.slugs = slugs;
  }

  /** Whether the player has it, and has it on. */
  wears(slug: string): boolean {
    return this.shop.has(slug) && !this.off.has(slug);
  }

  /** A button for each thing that is owned, to put it on or to take it off; `changed` is called after either. */
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
