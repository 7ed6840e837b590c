import { bridgeError } from '../src/domain/bridge/bridge-error';
import type { BridgeEventDetails, BridgeEventName } from '../src/domain/bridge/bridge-event';
import { bridgeEventNames } from '../src/domain/bridge/bridge-event';
import { HolocadeError } from './holocade-error';

/** Stops what it was returned for; calling it again does nothing. */
export type Unsubscribe = () => void;

/** Events that the portal sends to the game. */
export interface Events {
  /**
   * Listens until the returned function is called; a listener that throws harms neither the others nor the SDK. Throws an `err_validation`
   * that lists the events for an unknown name.
   */
  on<N extends BridgeEventName>(name: N, listener: (detail: BridgeEventDetails[N]) => void): Unsubscribe;
  /** Removes a listener that `on` added with the same name; throws like `on` for an unknown name. */
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

/** The listeners of all events; a listener that throws stops neither the others nor the SDK. */
export class Listeners implements Events {
  #subscriptions: readonly Subscription[] = [];

  on<N extends BridgeEventName>(name: N, listener: Listener<N>): Unsubscribe {
    checkName('events.on', name);
    const own = { name, listener };
    this.#subscriptions = [...this.#subscriptions, own];
    return () => this.#keep((one) => one !== own);
  }

  off<N extends BridgeEventName>(name: N, listener: Listener<N>): void {
    checkName('events.off', name);
    this.#keep((one) => one.name !== name || one.listener !== listener);
  }

  /** Calls the listeners of that name; a name without listeners is ignored. */
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

  #keep(stays: (one: Subscription) => boolean): void {
    this.#subscriptions = this.#subscriptions.filter(stays);
  }
}
