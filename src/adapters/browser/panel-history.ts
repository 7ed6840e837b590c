import type { PanelEntries } from '../../application/shell/panel-entries.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import { leavesDocument } from './leaves-document';

/** Milliseconds until a step back has failed, for example because a frame of the page took it. */
const STEP_TIMEOUT = 500;

interface Entry {
  /** Number of the panels of the entry; undefined for an entry that never had a panel above it. */
  readonly panels: number | undefined;
  /** Equal for the entry of a page and the entries of its panels. */
  readonly page: string;
}

/** Members of the history that the router uses. */
type TabHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;

/** Window of the page. */
export type HistoryWindow = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'> & {
  readonly history: TabHistory;
};

/** Returns the functions of a history as they are now, and its actual state. */
function originalOf(history: TabHistory): TabHistory {
  const prototype: object = Object.getPrototypeOf(history) as object;
  return {
    get state(): unknown {
      return Reflect.get(prototype, 'state', history) as unknown;
    },
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
}

/**
 * Entries of open panels in a tab's history. The router does not see them: their `popstate` events are stopped, and they
 * are removed before the router changes the history.
 */
export class PanelHistory implements PanelEntries {
  private count = 0;
  private left: (remaining: number) => void = () => undefined;
  private current: Entry;
  /** Changes by the router that wait until the entries of panels are removed. */
  private readonly waiting: { readonly state: unknown; readonly apply: () => void }[] = [];
  private cancelStep: Cancel | undefined;
  private cancelSettle: Cancel | undefined;
  /** Press of a link to another document, until the visitor presses something else. */
  private followed: Event | undefined;

  /** The original functions of the history. */
  private readonly history: TabHistory;

  constructor(
    private readonly page: HistoryWindow,
    private readonly clock: Clock,
  ) {
    this.history = originalOf(page.history);
    this.current = this.read();
  }

  /** Follows changes by the router, and removes entries that a reload has left. The disposer makes waiting changes at once. */
  start(): Cancel {
    const restore = this.intercept(this.page.history);
    const ending = new AbortController();
    const { signal } = ending;
    // A page that comes back from the browser's cache has the entries with which it was left.
    const shown = () => {
      this.followed = undefined;
      this.settleSoon();
    };
    const pressed = (event: Event) => {
      this.followed = leavesDocument(event, this.page.location.href) ? event : undefined;
    };
    this.page.addEventListener('pageshow', shown, { signal });
    for (const type of ['click', 'keydown']) this.page.addEventListener(type, pressed, { capture: true, signal });
    this.settleSoon();
    return () => {
      ending.abort();
      this.cancelSettle?.();
      this.cancelStep?.();
      this.cancelSettle = this.cancelStep = undefined;
      restore();
      for (const { apply } of this.waiting.splice(0)) apply();
    };
  }

  show(count: number): void {
    this.count = count;
    this.settleSoon();
  }

  follow(left: (remaining: number) => void): void {
    this.left = left;
  }

  /** Handles `popstate`. Call it before the router's listener, which it stops for the entries of panels. */
  moved(event: Event): void {
    const before = this.current;
    this.current = this.read();
    const { panels, page } = this.current;
    const isSamePage = before.panels !== undefined && panels !== undefined && before.page === page;
    if (isSamePage) event.stopImmediatePropagation();
    if (this.cancelStep === undefined) {
      this.followed = undefined;
      if (this.depth < this.count) this.left(this.depth);
      this.settleSoon();
      return;
    }
    this.cancelStep();
    this.cancelStep = undefined;
    this.settle();
  }

  /** Lets changes by the router wait until the entries of panels are removed. Returns a function that ends this. */
  private intercept(history: TabHistory): Cancel {
    const { history: original, waiting } = this;
    const names = ['state', 'pushState', 'replaceState', 'go'] as const;
    const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(history, name)] as const);
    const later = (apply: TabHistory['pushState']): TabHistory['pushState'] => {
      return (...change) => {
        waiting.push({ state: change[0] as unknown, apply: () => apply(...change) });
        this.settle();
      };
    };
    history.pushState = later(original.pushState);
    history.replaceState = later(original.replaceState);
    history.go = (delta = 0) => original.go(this.cancelStep === undefined ? delta - this.depth : delta);
    const state = { configurable: true, get: (): unknown => (waiting.at(-1) ?? original).state };
    Object.defineProperty(history, 'state', state);
    return () => {
      for (const [name, property] of before) {
        Reflect.deleteProperty(history, name);
        if (property) Object.defineProperty(history, name, property);
      }
    };
  }

  private get depth(): number {
    return this.current.panels ?? 0;
  }

  private read(): Entry {
    const { history } = this;
    const { idx, key, panels } = (history.state ?? {}) as Readonly<Record<'idx' | 'key' | 'panels', unknown>>;
    return {
      panels: typeof panels === 'number' ? panels : undefined,
      page: `${String(idx)} ${String(key)} ${this.page.location.href}`,
    };
  }

  /**
   * Lets a panel close and another one open in the same task without a change of the history. Changes nothing if the page is left
   * meanwhile, because a step back would cancel that navigation.
   */
  private settleSoon(): void {
    if (this.cancelSettle !== undefined) return;
    const cancelTimer = this.clock.after(0, () => {
      cancel();
      this.settle();
    });
    const cancel = () => {
      cancelTimer();
      this.page.removeEventListener('beforeunload', cancel);
      this.cancelSettle = undefined;
    };
    this.page.addEventListener('beforeunload', cancel);
    this.cancelSettle = cancel;
  }

  /** True while the browser follows a link to another document. Some browsers report that with `beforeunload` only later. */
  private get isLeaving(): boolean {
    return this.followed?.defaultPrevented === false;
  }

  private settle(): void {
    if (this.cancelStep !== undefined) return;
    const surplus = this.depth - (this.waiting.length > 0 ? 0 : this.count);
    if (surplus <= 0) {
      this.write();
      return;
    }
    // The next press, or the page shown again, allows the step.
    if (this.isLeaving && this.waiting.length === 0) return;
    this.cancelStep = this.clock.after(STEP_TIMEOUT, () => {
      this.cancelStep = undefined;
      this.write();
    });
    this.history.go(-surplus);
  }

  /** Makes the waiting changes, then adds the missing entries of panels. */
  private write(): void {
    const { history } = this;
    for (const { apply } of this.waiting.splice(0)) apply();
    this.current = this.read();
    const state: unknown = history.state;
    const entry = (panels: number) => ({ ...(state as object | null), panels });
    if (this.depth < this.count) history.replaceState(entry(this.depth), '');
    for (let panels = this.depth + 1; panels <= this.count; panels += 1) history.pushState(entry(panels), '');
    this.current = this.read();
  }
}
