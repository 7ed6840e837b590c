import type { GameSave, HolocadeSdk, JsonValue } from '../../index';
import { RefusedCall, refusedCall } from '../common/refused-call';
import type { PackedItems } from './packed-items';
import { packItems, readPacked, unpackItems } from './packed-items';

/** What an account holds. */
export interface LoadedCopy {
  readonly items: ReadonlyMap<string, string>;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

type Saves = Pick<HolocadeSdk['save'], 'all' | 'load' | 'write'>;

const HEAD = 1;

/**
 * The items in the save slots of an account. The first slot says which version of each other one belongs to it and is written last: what
 * breaks off in between, or comes between, leaves the copy before it whole, as the portal keeps the last versions of each slot.
 */
export class AccountCopy {
  /** What each further slot holds now, so that only what changes is written. */
  readonly #written = new Map<number, { readonly text: string; readonly version: number }>();

  #closed = false;

  constructor(private readonly save: Saves) {}

  /** Undefined while the account holds none; rejects when it cannot be known. */
  async load(): Promise<LoadedCopy | undefined> {
    const all = await this.save.all();
    const first = all[HEAD];
    const head = readPacked(first?.data);
    this.#written.clear();
    if (first === undefined || head === undefined) return undefined;
    const slots = [head.items];
    for (const [index, version] of head.parts.entries()) {
      const slot = HEAD + 1 + index;
      slots.push((await this.#part(slot, version, all[slot]))?.items ?? []);
    }
    return { items: unpackItems(slots), updatedAt: Date.parse(first.updatedAt) };
  }

  /** Replaces what the account holds; answers with the keys that it has no room for, and with the number of writes. */
  async store(
    items: Iterable<readonly [string, string]>,
  ): Promise<{ readonly left: ReadonlySet<string>; readonly writes: number }> {
    const { slots, left } = packItems(items);
    const [head = [], ...others] = slots;
    const parts: number[] = [];
    let writes = 1;
    for (const [index, part] of others.entries()) {
      const slot = HEAD + 1 + index;
      const data: PackedItems = { crazygames: 1, items: part, parts: [] };
      const text = JSON.stringify(data);
      const before = this.#written.get(slot);
      if (before?.text !== text) writes += 1;
      const version = before?.text === text ? before.version : await this.#write(slot, data);
      this.#written.set(slot, { text, version });
      parts.push(version);
    }
    await this.#write(HEAD, { crazygames: 1, items: head, parts });
    return { left, writes };
  }

  /** Nothing is written any more: the player whose copy it is has left. */
  close(): void {
    this.#closed = true;
  }

  async #write(slot: number, data: PackedItems): Promise<number> {
    if (this.#closed) throw new RefusedCall('err_unauthenticated');
    const { version } = await this.save.write(data as unknown as JsonValue, { slot });
    return version;
  }

  async #part(slot: number, version: number, newest: GameSave | undefined): Promise<PackedItems | undefined> {
    if (newest?.version === version) {
      const packed = readPacked(newest.data);
      this.#written.set(slot, { text: JSON.stringify(packed), version });
      return packed;
    }
    try {
      return readPacked((await this.save.load(slot, { version })).data);
    } catch (error) {
      if (refusedCall(error).code !== 'err_not_found') throw error;
      // Ten broken-off writes later only the newest is left, which is nearly the same.
      return readPacked(newest?.data);
    }
  }
}
