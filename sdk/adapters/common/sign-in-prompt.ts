import type { HolocadeSdk } from '../../index';

/**
 * Maximum time in milliseconds for the login dialog to close after a login. After a registration the dialog stays open and explains the
 * next step.
 */
const CLOSES_WITHIN = 1_000;

type PromptEvent = 'signed-in' | 'closed';

/** The portal's login dialog, from its opening to its end. */
export class SignInPrompt {
  #covered = false;
  #open = 0;

  constructor(private readonly holocade: Pick<HolocadeSdk, 'user' | 'events'>) {
    holocade.events.on('pause', () => (this.#covered = true));
    holocade.events.on('resume', () => (this.#covered = false));
  }

  /** True while the dialog that the game requested is open. */
  get open(): boolean {
    return this.#open > 0;
  }

  /** Opens the dialog. Resolves with the way in which the player logged in, or with undefined if they closed it. */
  async ask(): Promise<'login' | 'register' | undefined> {
    const { user, events } = this.holocade;
    const received: PromptEvent[] = [];
    let notify = (): void => undefined;
    const receive = (event: PromptEvent) => {
      received.push(event);
      notify();
    };
    const next = () => new Promise<void>((resolve) => (notify = resolve));
    const subscriptions = [
      events.on('auth', ({ loggedIn }) => {
        if (loggedIn) receive('signed-in');
      }),
      events.on('resume', () => receive('closed')),
    ];
    this.#open += 1;
    try {
      await user.openLogin();
      // Without a cover, no dialog was shown.
      if (received.length === 0 && this.#covered) await next();
      if (received[0] !== 'signed-in') return (await user.isLoggedIn()) ? 'login' : undefined;
      if (!received.includes('closed') && this.#covered) await Promise.race([next(), passed(CLOSES_WITHIN)]);
      return this.#covered ? 'register' : 'login';
    } finally {
      this.#open -= 1;
      for (const stop of subscriptions) stop();
    }
  }
}

const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
