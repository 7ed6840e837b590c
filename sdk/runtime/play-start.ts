import type { GameWindow, Report } from './game-window';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;
const GAMEPAD_EVERY = 250;

/** Reports the start of a play at the first input after the page has loaded. */
export class PlayStart {
  #played = false;

  constructor(
    private readonly own: GameWindow,
    private readonly report: Report,
  ) {
    for (const input of INPUTS) own.addEventListener(input, () => this.begin(), { capture: true, passive: true });
  }

  /** Whether the player plays. */
  get played(): boolean {
    return this.#played;
  }

  /** Notes an input. */
  begin(): void {
    if (this.#played || this.own.document.readyState !== 'complete') return;
    this.#played = true;
    this.report({ type: 'gameplay-start' });
  }

  /** Ends the play until the next input, since the headset session has ended. */
  stop(): void {
    this.#played = false;
  }
}

/** Reads the buttons of gamepads from the moment that one is connected. */
export function followGamepads(own: GameWindow, play: PlayStart): void {
  own.addEventListener(
    'gamepadconnected',
    () => {
      own.setInterval(() => {
        if (play.played) return;
        for (const pad of own.navigator.getGamepads()) {
          if (pad?.buttons.some(({ pressed }) => pressed)) play.begin();
        }
      }, GAMEPAD_EVERY);
    },
    { once: true },
  );
}
