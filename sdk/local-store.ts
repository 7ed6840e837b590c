import { sdkNames } from '../src/domain/bridge/sdk-names';

/** What the sandbox remembers: whether its player is signed in, and when each badge was unlocked (ISO 8601, UTC). */
export interface LocalState {
  readonly signedIn: boolean;
  readonly unlocked: Readonly<Record<string, string>>;
}

/** The sandbox's memory: local storage where it can be used, else for as long as the page lives. */
export class LocalStore {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  #state: LocalState = { signedIn: false, unlocked: {} };

  /** `storage` may throw, as `window.localStorage` does where storage is blocked. */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  read(): LocalState {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(sdkNames.sandboxKey) ?? 'null');
      // Anyone can edit local storage, so what is not understood is left out.
      const { signedIn, unlocked } = Object(stored) as Partial<Record<keyof LocalState, unknown>>;
      if (stored !== null)
        this.#state = { signedIn: signedIn === true, unlocked: Object(unlocked) as LocalState['unlocked'] };
    } catch {
      return this.#state;
    }
    return this.#state;
  }

  write(change: Partial<LocalState>): void {
    this.#state = { ...this.read(), ...change };
    try {
      this.#storage().setItem(sdkNames.sandboxKey, JSON.stringify(this.#state));
    } catch {
      // Without storage the state lives as long as the page.
      return;
    }
  }
}
