/** Part of the limit that servers pass without asking each other: a tenth, because most callers never need more. */
const OWN_PART = 10;

/** Division of a limit among servers. */
export interface RequestShare {
  readonly max: number;
  readonly servers: number;
  /** Requests that each server passes by itself. */
  readonly own: number;
  /** Requests that all servers take from the shared counter. */
  readonly shared: number;
  /** Requests that a server takes at once. */
  readonly chunk: number;
}

/** Divides a limit among servers. A single server has all of it. */
export function shareOf(max: number, servers: number): RequestShare {
  if (servers <= 1) return { max, servers: 1, own: max, shared: 0, chunk: 1 };
  const own = Math.floor(max / (OWN_PART * servers));
  return { max, servers, own, shared: max - servers * own, chunk: Math.max(1, own) };
}

/** Returns how much of a chunk the shared counter grants; `total` is its value after the chunk was added. */
export const grantedOf = (total: number, { shared, chunk }: Pick<RequestShare, 'shared' | 'chunk'>): number =>
  Math.max(0, Math.min(chunk, shared - (total - chunk)));

/** Counts the requests of one key in one window on this server. All servers together pass at most `max`. */
export class RequestCount {
  readonly #share: RequestShare;
  readonly #add: (amount: number) => Promise<number | undefined>;
  #left: number;
  #allowed: number;
  #isUsedUp: boolean;
  #taking: Promise<boolean> | undefined;

  /** `add` adds to the shared counter of this window and returns its value, or undefined if it cannot be reached. */
  constructor(share: RequestShare, add: (amount: number) => Promise<number | undefined>) {
    this.#share = share;
    this.#add = add;
    this.#left = this.#allowed = share.own;
    this.#isUsedUp = share.shared === 0;
  }

  /** Counts a request. False above the limit. A promise only if the shared counter must be asked. */
  take(): boolean | Promise<boolean> {
    if (this.#left === 0) return !this.#isUsedUp && this.#takeShared();
    this.#left -= 1;
    return true;
  }

  async #takeShared(): Promise<boolean> {
    this.#taking ??= this.#takeChunk().finally(() => (this.#taking = undefined));
    return (await this.#taking) && this.take();
  }

  /** Takes a chunk from the shared counter. False if nothing is left. */
  async #takeChunk(): Promise<boolean> {
    const { max, servers, chunk } = this.#share;
    const total = await this.#add(chunk);
    // Without the counter, this server passes an equal part of the limit until the end of the window.
    const part = Math.max(1, Math.floor(max / servers));
    const granted = total === undefined ? Math.max(0, part - this.#allowed) : grantedOf(total, this.#share);
    this.#isUsedUp = total === undefined || granted < chunk;
    this.#left += granted;
    this.#allowed += granted;
    return granted > 0;
  }
}
