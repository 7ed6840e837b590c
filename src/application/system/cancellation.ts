import type { CancelSignal } from './cancel-signal';

/** Cancel signal with its trigger, which takes effect once. */
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

  /** Notifies all listeners; calling it again does nothing. */
  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }
}
