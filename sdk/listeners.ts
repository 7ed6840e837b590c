import { bridgeError } from '../src/domain/bridge/bridge-error';
import type { BridgeEventDetails, BridgeEventName } from '../src/domain/bridge/bridge-event';
import { bridgeEventNames } from '../src/domain/bridge/bridge-event';
import { HolocadeError } from './holocade-error';

/** Cancels a subscription. Further calls have no effect. */
export type Unsubscribe = () => void;

/** Events that the portal sends to the game. */
export interface Events {
  /**
   * Adds a listener and returns a function that removes it. An error in a listener affects neither other listeners nor the SDK. Throws
   * `err_validation` for an unknown event name.
   */
  on<N extends BridgeEventName>(name: N, listener: (detail: BridgeEventDetails[N]) => void): Unsubscribe;
  /** Removes a listener that `on` added for the same event. Throws `err_validation` for an unknown event name. */
  off<N extends BridgeEventName>(name: N, listener: (detail: BridgeEventDetails[N]) => void): void;
}

type Listener<N extends BridgeEventName> = (detail: BridgeEventDetails[N]) => void;

interface Subscription {
  readonly name: string;
  readonly listener: unknown;
}

function checkName(call: string, name: string): void {
  if (bridgeEventNames.includes(name as BridgeEventName)) return;
  const allowed = bridgeEventNames.join(', ');
  throw new HolocadeError(
    bridgeError('err_validation', `${call}: name must be one of ${allowed}; given "${String(name)}".`),
  );
}

/** The listeners of all events. An error in one listener does not stop the others. */
export class Listeners implements Events {
  #subscriptions: readonly Subscription[] = [];

  on<N extends BridgeEventName>(name: N, listener: Listener<N>): Unsubscribe {
    checkName('events.on', name);
    const own = { name, listener };
    this.#subscriptions = [...this.#subscriptions, own];
    return () => this.#filter((one) => one !== own);
  }

  off<N extends BridgeEventName>(name: N, listener: Listener<N>): void {
    checkName('events.off', name);
    this.#filter((one) => one.name !== name || one.listener !== listener);
  }

  /** Calls the listeners of an event. An unknown name is ignored. */
  emit(name: string, detail: unknown): void {
    for (const one of this.#subscriptions) {
      if (one.name !== name) continue;
      try {
        (one.listener as (detail: unknown) => void)(detail);
      } catch (error) {
        // Reported like any uncaught error of the page.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  #filter(stays: (one: Subscription) => boolean): void {
    this.#subscriptions = this.#subscriptions.filter(stays);
  }
}
