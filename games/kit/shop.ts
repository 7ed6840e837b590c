import type { MenuEntry } from './menu-entry';
import { portal } from './portal';

/** An item on sale in the game. Prices are in coins. */
export interface ShopItem {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly discountedPrice?: number;
}

/** The outcome of a purchase. */
export interface ShopEnd {
  readonly item: string;
  readonly bought: boolean;
}

/** The portal's shop. `undefined` means that the portal did not answer. */
export interface ShopDesk {
  catalogue(): Promise<readonly ShopItem[] | undefined>;
  /** Returns an empty list for a guest. */
  owned(): Promise<readonly { readonly slug: string; readonly count: number }[] | undefined>;
  /** Opens the portal's purchase dialog. Resolves with `guest` for a guest. */
  buy(item: string): Promise<'asked' | 'guest' | undefined>;
  openLogin(): void;
  onPurchase(listener: (end: ShopEnd) => void): void;
  onAuth(listener: () => void): void;
}

/** Items on sale and the number of them that the player owns. */
export class Shop {
  items: readonly ShopItem[] = [];
  private readonly desk: ShopDesk;
  private readonly unasked: () => void;
  private mine: ReadonlyMap<string, number> = new Map();
  private asking = 0;

  /** `unasked` is called if the portal cannot open a dialog at the moment. */
  constructor(desk: ShopDesk = portal, unasked: () => void = () => undefined) {
    this.desk = desk;
    this.unasked = unasked;
  }

  /** Loads the catalogue and the player's items. `changed` is called after each change, with the outcome of a purchase. */
  async open(changed: (end?: ShopEnd) => void): Promise<void> {
    this.desk.onAuth(() => {
      this.mine = new Map();
      changed();
      void this.refresh().then(() => changed());
    });
    this.desk.onPurchase((end) => void this.refresh().then(() => changed(end)));
    const [items] = await Promise.all([this.desk.catalogue(), this.refresh()]);
    this.items = items ?? [];
    changed();
  }

  /** Returns the number of an item that the player owns, including used ones. */
  count(slug: string): number {
    return this.mine.get(slug) ?? 0;
  }

  has(slug: string): boolean {
    return this.count(slug) > 0;
  }

  /** Opens the portal's purchase dialog, or its login dialog for a guest. */
  async buy(slug: string): Promise<void> {
    const answer = await this.desk.buy(slug);
    if (answer === 'guest') this.desk.openLogin();
    else if (answer === undefined) this.unasked();
  }

  /** Returns a button for each item that can be bought. `left` returns the remaining uses of consumable items. */
  entries(left: Readonly<Record<string, number>> = {}): readonly MenuEntry[] {
    return this.items
      .filter(({ slug }) => slug in left || !this.has(slug))
      .map(({ slug, name, price, discountedPrice }) => {
        const coins = discountedPrice ?? price;
        const rest = left[slug] === undefined || left[slug] === 0 ? '' : ` · ${left[slug]} left`;
        return {
          offer: true,
          label: `${name} · ${coins} ${coins === 1 ? 'coin' : 'coins'}${rest}`,
          act: () => void this.buy(slug),
        };
      });
  }

  private async refresh(): Promise<void> {
    this.asking += 1;
    const ticket = this.asking;
    const owned = await this.desk.owned();
    if (ticket === this.asking && owned !== undefined)
      this.mine = new Map(owned.map(({ slug, count }) => [slug, count]));
  }
}
