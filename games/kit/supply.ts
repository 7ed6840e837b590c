import type { GameContext } from './game';
import type { Memory } from './memory';

/** The saved state of a supply: the number of used items. */
export type SupplySave = { readonly used: number };

/** A consumable item and its save slot. */
export interface SupplyOptions {
  readonly item: string;
  /** Display name of the save. */
  readonly name: string;
  /** Save slot, by default 1. */
  readonly slot?: number;
  /** Number of uses in one purchase, by default 1. */
  readonly each?: number;
}

/** Parses a saved supply. Returns undefined for invalid data. */
export function readSupply(data: unknown): SupplySave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { used } = data as Record<string, unknown>;
  return typeof used === 'number' && Number.isSafeInteger(used) && used >= 0 ? { used } : undefined;
}

/** Returns the remaining uses of `bought` purchases with `each` uses. */
export function supplyLeft(bought: number, { used }: SupplySave, each = 1): number {
  return Math.max(0, bought * each - used);
}

/** A consumable item of the shop. */
export class Supply {
  private readonly context: GameContext;
  private readonly options: SupplyOptions;
  private readonly save: Memory<SupplySave>;
  private readonly changed: () => void;

  /** `changed` is called after each change of the save or of the remaining uses. */
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

  /** Consumes one use. Returns false if none is left. */
  take(): boolean {
    if (this.left === 0) return false;
    this.save.change({ used: this.save.value.used + 1 });
    this.changed();
    return true;
  }
}
