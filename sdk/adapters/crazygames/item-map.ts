import { byteLength } from './byte-length';

const sizeOf = (key: string, value: string): number => byteLength(key) + byteLength(value);

/** Items with their total size: keys and values, in bytes of UTF-8. */
export class ItemMap {
  readonly #items = new Map<string, string>();
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): string | undefined {
    return this.#items.get(key);
  }

  keys(): readonly string[] {
    return [...this.#items.keys()];
  }

  /** Returns an independent copy. */
  copy(): ReadonlyMap<string, string> {
    return new Map(this.#items);
  }

  /** Sets a value. Undefined removes the item. */
  put(key: string, value: string | undefined): void {
    const before = this.#items.get(key);
    if (before !== undefined) this.#bytes -= sizeOf(key, before);
    if (value === undefined) {
      this.#items.delete(key);
      return;
    }
    this.#items.set(key, value);
    this.#bytes += sizeOf(key, value);
  }

  replace(items: Iterable<readonly [string, string]>): void {
    this.#items.clear();
    this.#bytes = 0;
    for (const [key, value] of items) this.put(key, value);
  }
}
