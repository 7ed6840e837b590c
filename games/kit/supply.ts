import type { GameContext } from './game';
import type { Memory } from './memory';

/** What is remembered of a supply: how many were used up. */
export type SupplySave = { readonly used: number };

/** What is bought and used up, and where it is remembered. */
export interface SupplyOptions {
  readonly item: string;
  /** Name of the save, for the player. */
  readonly name: string;
  /** Save slot: 1 unless given. */
  readonly slot?: number;
  /** How many come with one purchase: 1 unless given. */
  readonly each?: number;
}

/** Understands a saved supply; undefined for anything else. */
export function readSupply(data: unknown): SupplySave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { used } = data as Record<string, unknown>;
  return typeof used === 'number' && Number.isSafeInteger(used) && used >= 0 ? { used } : undefined;
}

/** What is left of `bought` purchases with `each` in one. */
export function supplyLeft(bought: number, { used }: SupplySave, each = 1): number {
  return Math.max(0, bought * each - used);
}

/** Something of the shop that is used up one by one. */
export class Supply {
  private readonly context: GameContext;
  private readonly options: SupplyOptions;
  private readonly save: Memory<SupplySave>;
  private readonly changed: () => void;

  /** `changed` is called whenever the save or what is left of it has changed. */
  constructor(context: GameContext, options: SupplyOptions, changed: () => void) {
    this.context = context;
    this.options = options;
    this.changed = changed;
    this.save = context.remember({
      slot: options.slot ?? 1,
      name: options.name,
      blank: { used: 0 },
      read: readSupply,
      merge: (mine, theirs) => ({ used: Math.max(mine.used, theirs.used) }),
    });
    this.save.onLoad(changed);
  }

  get left(): number {
    const { item, each } = this.options;
    return supplyLeft(this.context.shop.count(item), this.save.value, each);
  }

  /** Uses one up; false when there is none. */
  take(): boolean {
    if (this.left === 0) return false;
    this.save.change({ used: this.save.value.used + 1 });
    this.changed();
    return true;
  }
}
