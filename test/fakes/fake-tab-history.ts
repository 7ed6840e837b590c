interface StoredEntry {
  readonly state: unknown;
  readonly href: string;
}

/** A tab whose history moves only when the test lets it, as a browser moves in a later task. */
export class FakeTabHistory extends EventTarget {
  private entries: StoredEntry[];
  private index = 0;
  private steps: number[] = [];
  /** True while a frame of the page takes the steps. */
  stuck = false;

  constructor(state: unknown = { idx: 0 }, href = '/home') {
    super();
    this.entries = [{ state, href }];
  }

  readonly history = {
    tab: this,
    get state(): unknown {
      return this.tab.here.state;
    },
    pushState(state: unknown, _title: string, href?: string): void {
      const { tab } = this;
      const next = { state, href: href ?? tab.here.href };
      tab.entries = [...tab.entries.slice(0, tab.index + 1), next];
      tab.index += 1;
    },
    replaceState(state: unknown, _title: string, href?: string): void {
      this.tab.entries[this.tab.index] = { state, href: href ?? this.tab.here.href };
    },
    go(delta: number): void {
      this.tab.steps.push(delta);
    },
  };

  get location() {
    return { href: this.here.href };
  }

  get here(): StoredEntry {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error('The history has no such entry');
    return entry;
  }

  /** Addresses of all entries; the current one is in brackets. */
  get addresses(): string {
    return this.entries.map(({ href }, at) => (at === this.index ? `[${href}]` : href)).join(' ');
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
