interface StoredEntry {
  readonly state: unknown;
  readonly href: string;
}

/** Members of `History` that the router uses. */
class FakeHistory {
  constructor(private readonly tab: FakeTabHistory) {}

  get state(): unknown {
    return this.tab.here.state;
  }

  pushState(state: unknown, _title: string, href = this.tab.here.href): void {
    this.tab.add({ state, href });
  }

  replaceState(state: unknown, _title: string, href = this.tab.here.href): void {
    this.tab.here = { state, href };
  }

  go(delta: number): void {
    this.tab.steps.push(delta);
  }
}

/** A tab whose history moves only when the test lets it, as a browser moves in a later task. */
export class FakeTabHistory extends EventTarget {
  readonly history = new FakeHistory(this);
  readonly steps: number[] = [];
  /** True while a frame of the page takes the steps. */
  stuck = false;
  private entries: StoredEntry[];
  private index = 0;

  constructor(state: unknown = { idx: 0 }, href = '/home') {
    super();
    this.entries = [{ state, href }];
  }

  get location() {
    return this.here;
  }

  get here(): StoredEntry {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error('The history has no such entry');
    return entry;
  }

  set here(entry: StoredEntry) {
    this.entries[this.index] = entry;
  }

  /** Addresses of all entries; the current one is in brackets. */
  get addresses(): string {
    return this.entries.map(({ href }, at) => (at === this.index ? `[${href}]` : href)).join(' ');
  }

  /** Adds an entry in place of those ahead. */
  add(entry: StoredEntry): void {
    this.index += 1;
    this.entries = [...this.entries.slice(0, this.index), entry];
  }

  /** Makes the requested steps. */
  move(): void {
    for (const delta of this.steps.splice(0)) if (!this.stuck) this.go(delta);
  }

  /** Moves as the visitor's Back and Forward buttons do. */
  go(delta: number): void {
    this.index += delta;
    this.dispatchEvent(new Event('popstate'));
  }
}
