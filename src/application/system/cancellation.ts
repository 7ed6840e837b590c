import type { CancelSignal } from './cancel-signal';

/** A signal with the switch that sets it off, once and for good. */
export class Cancellation implements CancelSignal {
  private readonly listeners = new Set<() => void>();
  private cancelled = false;

  get aborted(): boolean {
    return this.cancelled;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  /** Tells everybody who listens; a second time tells nobody. */
  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }
}
