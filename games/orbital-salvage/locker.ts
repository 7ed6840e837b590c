import type { GameContext } from '../kit/game';
import type { Memory } from '../kit/memory';

/** What the suit remembers: spare shields that were used up. */
export type LockerSave = { readonly used: number };

const item = 'spare-shield';

/** Understands a saved locker; undefined for anything else. */
export function readLocker(data: unknown): LockerSave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { used } = data as Record<string, unknown>;
  return typeof used === 'number' && Number.isSafeInteger(used) && used >= 0 ? { used } : undefined;
}

/** Spare shields that are left of those that were bought. */
export function sparesLeft(bought: number, { used }: LockerSave): number {
  return Math.max(0, bought - used);
}

/** The spare shields of the player. */
export class Locker {
  private readonly save: Memory<LockerSave>;
  private readonly context: GameContext;

  constructor(context: GameContext) {
    this.context = context;
    this.save = context.remember({
      name: 'Suit locker',
      blank: { used: 0 },
      read: readLocker,
      merge: (mine, theirs) => ({ used: Math.max(mine.used, theirs.used) }),
    });
    this.save.onLoad(() => this.offer());
    if (context.quality.shot === undefined) void context.shop.open(() => this.offer());
  }

  /** Uses one up; false when there is none. */
  take(): boolean {
    if (this.left === 0) return false;
    this.save.change({ used: this.save.value.used + 1 });
    this.offer();
    return true;
  }

  private get left(): number {
    return sparesLeft(this.context.shop.count(item), this.save.value);
  }

  private offer(): void {
    this.context.menu(this.context.shop.entries({ [item]: this.left }));
  }
}
