import type { HolocadeSdk } from '../../index';

/** Whether somebody is signed in, asked for once and then followed, as each call wants to know. */
export class Player {
  #signedIn: Promise<boolean> | undefined;

  constructor(private readonly holocade: Pick<HolocadeSdk, 'user' | 'events'>) {
    holocade.events.on('auth', ({ loggedIn }) => {
      this.#signedIn = Promise.resolve(loggedIn);
    });
  }

  isSignedIn(): Promise<boolean> {
    const asked = (this.#signedIn ??= this.holocade.user.isLoggedIn());
    // What could not be asked is asked again.
    asked.catch(() => {
      if (this.#signedIn === asked) this.#signedIn = undefined;
    });
    return asked;
  }
}
