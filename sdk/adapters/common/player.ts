import type { HolocadeSdk } from '../../index';

/** Caches the login state, because every call needs it, and follows its changes. */
export class Player {
  #signedIn: Promise<boolean> | undefined;

  constructor(private readonly holocade: Pick<HolocadeSdk, 'user' | 'events'>) {
    holocade.events.on('auth', ({ loggedIn }) => {
      this.#signedIn = Promise.resolve(loggedIn);
    });
  }

  isSignedIn(): Promise<boolean> {
    const state = (this.#signedIn ??= this.holocade.user.isLoggedIn());
    // A failed call is not cached.
    state.catch(() => {
      if (this.#signedIn === state) this.#signedIn = undefined;
    });
    return state;
  }
}
