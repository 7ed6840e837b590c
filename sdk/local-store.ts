import { sdkNames } from '../src/domain/bridge/sdk-names';

/** What the sandbox remembers: whether its player is signed in, and when each badge was unlocked (ISO 8601, UTC). */
export interface LocalState {
  readonly signedIn: boolean;
  readonly unlocked: Readonly<Record<string, string>>;
}

type Stored = Partial<Record<keyof LocalState, unknown>>;

const empty: LocalState = { signedIn: false, unlocked: {} };

/** The sandbox's memory: local storage where it can be used, else for as long as the page lives. */
export class LocalStore {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  #state: LocalState | undefined;

  /** `storage` may throw, as `window.localStorage` does where storage is blocked. */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  read(): LocalState {
    this.#state ??= this.#load();
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

  /** Anyone can edit local storage, so what is not understood is left out. */
  #load(): LocalState {
    try {
      const { signedIn, unlocked } = JSON.parse(this.#storage().getItem(sdkNames.sandboxKey) ?? '{}') as Stored;
      const dates = Object.entries(Object(unlocked) as object).filter((entry) => typeof entry[1] === 'string');
      return { signedIn: signedIn === true, unlocked: Object.fromEntries(dates) };
    } catch {
      return empty;
    }
  }
}
