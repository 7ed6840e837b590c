import type { ItemHome } from './item-home';
import type { ItemMap } from './item-map';
import type { LocalItems } from './local-items';

const NOT_KEPT = 'Saves end with the page.';

/** The items of whoever plays without an account: in local storage. */
export class GuestHome implements ItemHome {
  #warned = false;

  constructor(
    private readonly local: LocalItems,
    private readonly warn: (text: string) => void,
  ) {}

  /** Shows what was kept. */
  open(items: ItemMap): void {
    items.replace(
      [...this.local.read()].flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
    );
  }

  record(key: string, value: string | null): void {
    if (value === null) this.local.drop(key);
    else if (!this.local.keep(key, { value, at: Date.now() }) && !this.#warned) {
      this.#warned = true;
      this.warn(NOT_KEPT);
    }
  }

  hurry(): void {
    // Everything is kept as it comes.
  }

  leave(): void {
    // Nothing waits.
  }
}
