import type { HolocadeSdk } from '../../index';

/** After a login the portal's sign-in is gone at once; after a registration it stays and says what comes next. */
const GONE_WITHIN = 1_000;

type Heard = 'signed-in' | 'gone';

/** The portal's sign-in, from its opening to its end. */
export class SignInPrompt {
  #covered = false;
  #open = 0;

  constructor(private readonly holocade: Pick<HolocadeSdk, 'user' | 'events'>) {
    holocade.events.on('pause', () => (this.#covered = true));
    holocade.events.on('resume', () => (this.#covered = false));
  }

  /** Whether the game has asked for the sign-in and has no answer yet. */
  get open(): boolean {
    return this.#open > 0;
  }

  /** Opens it; resolves with how the player came in, or with undefined once they have closed it. */
  async ask(): Promise<'login' | 'register' | undefined> {
    const { user, events } = this.holocade;
    const heard: Heard[] = [];
    let tell = (): void => undefined;
    const hear = (what: Heard) => {
      heard.push(what);
      tell();
    };
    const next = () => new Promise<void>((resolve) => (tell = resolve));
    const unlisten = [
      events.on('auth', ({ loggedIn }) => {
        if (loggedIn) hear('signed-in');
      }),
      events.on('resume', () => hear('gone')),
    ];
    this.#open += 1;
    try {
      await user.openLogin();
      // Where nothing covers the game, nothing was asked.
      if (heard.length === 0 && this.#covered) await next();
      if (heard[0] !== 'signed-in') return (await user.isLoggedIn()) ? 'login' : undefined;
      if (!heard.includes('gone') && this.#covered) await Promise.race([next(), passed(GONE_WITHIN)]);
      return this.#covered ? 'register' : 'login';
    } finally {
      this.#open -= 1;
      for (const stop of unlisten) stop();
    }
  }
}

const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
