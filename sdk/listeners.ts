import type { BridgeEventDetails, BridgeEventName } from '../src/domain/bridge/bridge-event';
import type { Events, Unsubscribe } from './holocade-sdk';

type Listener = (detail: never) => void;

/** The listeners of all events; one that throws stops neither the others nor the SDK. */
export class Listeners implements Events {
  readonly #byName = new Map<string, Set<Listener>>();

  on<N extends BridgeEventName>(name: N, listener: (detail: BridgeEventDetails[N]) => void): Unsubscribe {
    // A listener of its own, so that the same function registered twice is called and removed twice.
    const own: Listener = (detail) => listener(detail);
    const listeners = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, listeners.add(own));
    return () => void listeners.delete(own);
  }

  /** Calls the listeners of that name; a name without listeners is ignored. */
  emit(name: string, detail: unknown): void {
    for (const listener of [...(this.#byName.get(name) ?? [])]) {
      try {
        listener(detail as never);
      } catch (error) {
        // Reported like any uncaught error of the page.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
