import { sandboxNames } from '../../src/domain/bridge/frame-attributes';
import type { SdkEnds, StartLocal } from '../carrier';
import { PageStore } from '../page/page-store';
import { isDevelopmentAddress } from './is-development-address';
import { LocalFaults } from './local-faults';
import { LocalPanel } from './local-panel';
import { LocalPlay } from './local-play';
import { carryLocally } from './local-portal';
import type { LocalPortal, LocalQuestion } from './local-portal-state';
import { parseLocalState } from './local-state';
import { PortalPolicy } from './portal-policy';
import { readManifest } from './read-manifest';
import { shadowHost } from './shadow-host';

/** The dialog of the sandbox. It shows one question at a time, focuses the declining button first, and Escape declines. */
export class LocalDialog {
  readonly #page: Document;
  #open = false;

  constructor(page: Document) {
    this.#page = page;
  }

  /** Resolves with true if the player confirms. Returns undefined while another question is open. */
  ask({ title, text, yes }: LocalQuestion): Promise<boolean> | undefined {
    if (this.#open) return undefined;
    this.#open = true;
    const root = shadowHost(this.#page, 'dialog');
    const dialog = this.#page.createElement('dialog');
    dialog.setAttribute('aria-labelledby', 'title');
    const texts = [
      Object.assign(this.#page.createElement('h2'), { id: 'title', textContent: title }),
      Object.assign(this.#page.createElement('p'), { textContent: text }),
    ];
    const buttons = this.#page.createElement('div');
    buttons.className = 'row';
    dialog.append(...texts, buttons);
    root.append(dialog);
    return new Promise((resolve) => {
      const choice = (label: string, value: string) => {
        const button = Object.assign(this.#page.createElement('button'), { type: 'button', textContent: label });
        button.addEventListener('click', () => dialog.close(value));
        buttons.append(button);
      };
      choice(yes === undefined ? 'Close' : 'Not now', 'no');
      if (yes !== undefined) choice(yes, 'yes');
      dialog.addEventListener('close', () => {
        this.#open = false;
        root.host.remove();
        resolve(dialog.returnValue === 'yes');
      });
      dialog.showModal();
    });
  }
}

/** Returns the storage of the sandbox, shared by all pages of the origin. */
export const localStore = (own: Window) => new PageStore(() => own.localStorage, sandboxNames.key, parseLocalState);

/**
 * Prepares the sandbox for a page. The panel is shown on development addresses only. `applied` is the policy if it has already been
 * applied.
 */
export async function prepareLocal(own: Window, applied?: PortalPolicy): Promise<StartLocal> {
  const game = await readManifest(own);
  return ({ settle, emit }: SdkEnds) => {
    const store = localStore(own);
    const play = new LocalPlay();
    const faults = new LocalFaults();
    const dialog = new LocalDialog(own.document);
    const world: LocalPortal = {
      store,
      game,
      address: own.location.href,
      now: () => Date.now(),
      emit,
      ask: (question) => dialog.ask(question),
      inHeadset: () => play.inHeadset,
    };
    if (isDevelopmentAddress(own.location)) {
      const policy = applied ?? new PortalPolicy(own as Window & typeof globalThis, game.network);
      if (applied === undefined && policy.applies && store.read().policy) policy.apply();
      new LocalPanel(own, world, faults, policy).show();
    }
    return carryLocally(world, play, faults, settle);
  };
}
