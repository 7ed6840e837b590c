import type { Session } from '../../index';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** The part of the game's window that is used. */
export type PlayedWindow = Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'readyState'> };

/** Tells the portal of a play by what a page shows of it: loaded when the page is, played from the first input on. */
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

  /** Whether somebody plays. */
  get played(): boolean {
    return this.#played;
  }

  /** The player has taken off the headset, which ends the play until the next input. */
  leftHeadset(): void {
    this.#played = false;
  }

  #begin(): void {
    if (this.#played) return;
    this.#played = true;
    this.session.gameplayStart();
  }
}
