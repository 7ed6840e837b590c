import type { Session } from '../../index';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** The part of the game's window that the adapter uses. */
export type PlayedWindow = Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'readyState'> };

/** Reports loading and gameplay from page events: `loaded` at the page's load event, and the start of the play at the first input. */
export class PlayReport {
  #played = false;

  constructor(
    own: PlayedWindow,
    private readonly session: Pick<Session, 'loading' | 'loaded' | 'gameplayStart'>,
  ) {
    session.loading();
    const loaded = () => session.loaded();
    if (own.document.readyState === 'complete') loaded();
    else own.addEventListener('load', loaded, { once: true });
    const begin = () => this.#begin();
    for (const input of INPUTS) own.addEventListener(input, begin, { capture: true, passive: true });
  }

  /** True after the first input. */
  get played(): boolean {
    return this.#played;
  }

  /** Ends the play until the next input, because the player took off the headset. */
  leftHeadset(): void {
    this.#played = false;
  }

  #begin(): void {
    if (this.#played) return;
    this.#played = true;
    this.session.gameplayStart();
  }
}
