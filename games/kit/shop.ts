import type { MenuEntry } from './menu-entry';
import { portal } from './portal';

/** Something on sale in the game; prices are in coins. */
export interface ShopItem {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly discountedPrice?: number;
}

/** How a purchase ended. */
export interface ShopEnd {
  readonly item: string;
  readonly bought: boolean;
}

/** Where things are sold: `undefined` says that nobody answered. */
export interface ShopDesk {
  catalogue(): Promise<readonly ShopItem[] | undefined>;
  /** Empty for a guest. */
  owned(): Promise<readonly { readonly slug: string; readonly count: number }[] | undefined>;
  /** Has the portal ask the player; `guest` when nobody is signed in. */
  buy(item: string): Promise<'asked' | 'guest' | undefined>;
  openLogin(): void;
  onPurchase(listener: (end: ShopEnd) => void): void;
  onAuth(listener: () => void): void;
}

/** What the game sells and what the player has of it. */
export class Shop {
  items: readonly ShopItem[] = [];
  private readonly desk: ShopDesk;
  private readonly unasked: () => void;
  private mine: ReadonlyMap<string, number> = new Map();
  private asking = 0;

  /** `unasked` is called when the portal does not ask the player at the moment. */
  constructor(desk: ShopDesk = portal, unasked: () => void = () => undefined) {
    this.desk = desk;
    this.unasked = unasked;
  }

  /** Reads the catalogue and what the player owns; `changed` is called whenever one of them changes, with how a purchase ended. */
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

  /** How many the player has; bought ones that were used are still counted. */
  count(slug: string): number {
    return this.mine.get(slug) ?? 0;
  }

  has(slug: string): boolean {
    return this.count(slug) > 0;
  }

  /** Asks the portal to ask the player, or to sign in first. */
  async buy(slug: string): Promise<void> {
    const answer = await this.desk.buy(slug);
    if (answer === 'guest') this.desk.openLogin();
    else if (answer === undefined) this.unasked();
  }

  /** A button for each thing that can still be bought; `left` gives what remains of those that are used up. */
  entries(left: Readonly<Record<string, number>> = {}): readonly MenuEntry[] {
    return this.items
      .filter(({ slug }) => slug in left || !this.has(slug))
      .map(({ slug, name, price, discountedPrice }) => {
        const coins = discountedPrice ?? price;
        const rest = left[slug] === undefined || left[slug] === 0 ? '' : ` · ${left[slug]} left`;
        return {
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
