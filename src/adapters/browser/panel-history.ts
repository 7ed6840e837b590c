import type { PanelEntries } from '../../application/shell/panel-entries.port';
import type { Cancel, Clock } from '../../application/system/clock.port';

/** Milliseconds until a step back has failed, for example because a frame of the page took it. */
const STEP_TIMEOUT = 500;

interface Entry {
  /** Number of the panels of the entry; undefined for an entry that never had a panel above it. */
  readonly panels: number | undefined;
  /** Equal for the entry of a page and the entries of its panels. */
  readonly page: string;
}

type Change = Parameters<History['pushState']>;

/** Returns a browser object with some members replaced. */
function withOwn<T extends object>(target: T, own: Partial<T>): T {
  return new Proxy(target, {
    get(_, name) {
      if (name in own) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * Entries of open panels in a tab's history. The router does not see them: its window hides their `popstate` events and
 * removes them before the router changes the history.
 */
export class PanelHistory implements PanelEntries {
  private count = 0;
  private left: (remaining: number) => void = () => undefined;
  private current: Entry;
  /** Changes by the router that wait until the entries of panels are removed. */
  private readonly waiting: { readonly state: unknown; readonly apply: () => void }[] = [];
  private cancelStep: Cancel | undefined;
  private cancelSettle: Cancel | undefined;

  /** Removes entries that a reload has left. */
  constructor(
    private readonly page: Window,
    private readonly clock: Clock,
  ) {
    this.current = this.read();
    // The router receives `popstate` only afterwards.
    page.addEventListener('popstate', this.moved, true);
    this.settleSoon();
  }

  /** Window for the router. */
  get routerWindow(): Window {
    const { waiting } = this;
    const { history } = this.page;
    const later = (apply: (...change: Change) => void) => {
      return (...change: Change) => {
        waiting.push({ state: change[0], apply: () => apply.apply(history, change) });
        this.settle();
      };
    };
    return withOwn(this.page, {
      history: withOwn(history, {
        get state(): unknown {
          return (waiting.at(-1) ?? history).state;
        },
        pushState: later(history.pushState),
        replaceState: later(history.replaceState),
        go: (delta = 0) => history.go(this.cancelStep === undefined ? delta - this.depth : delta),
      }),
    });
  }

  show(count: number): void {
    this.count = count;
    this.settleSoon();
  }

  follow(left: (remaining: number) => void): void {
    this.left = left;
  }

  private get depth(): number {
    return this.current.panels ?? 0;
  }

  private read(): Entry {
    const { history, location } = this.page;
    const { idx, key, panels } = (history.state ?? {}) as Readonly<Record<'idx' | 'key' | 'panels', unknown>>;
    return {
      panels: typeof panels === 'number' ? panels : undefined,
      page: `${String(idx)} ${String(key)} ${location.href}`,
    };
  }

  private readonly moved = (event: Event): void => {
    const before = this.current;
    this.current = this.read();
    const { panels, page } = this.current;
    const isSamePage = before.panels !== undefined && panels !== undefined && before.page === page;
    if (isSamePage) event.stopImmediatePropagation();
    if (this.cancelStep === undefined) {
      if (this.depth < this.count) this.left(this.depth);
      this.settleSoon();
      return;
    }
    this.cancelStep();
    this.cancelStep = undefined;
    this.settle();
  };

  /** Lets a panel close and another one open in the same task without a change of the history. */
  private settleSoon(): void {
    this.cancelSettle ??= this.clock.after(0, () => {
      this.cancelSettle = undefined;
      this.settle();
    });
  }

  private settle(): void {
    if (this.cancelStep !== undefined) return;
    const surplus = this.depth - (this.waiting.length > 0 ? 0 : this.count);
    if (surplus <= 0) {
      this.write();
      return;
    }
    this.cancelStep = this.clock.after(STEP_TIMEOUT, () => {
      this.cancelStep = undefined;
      this.write();
    });
    this.page.history.go(-surplus);
  }

  /** Makes the waiting changes, then adds the missing entries of panels. */
  private write(): void {
    const { history } = this.page;
    for (const { apply } of this.waiting.splice(0)) apply();
    this.current = this.read();
    const state: unknown = history.state;
    const entry = (panels: number) => ({ ...(state as object | null), panels });
    if (this.depth < this.count) history.replaceState(entry(this.depth), '');
    for (let panels = this.depth + 1; panels <= this.count; panels += 1) history.pushState(entry(panels), '');
    this.current = this.read();
  }
}
