import type { LocalQuestion } from './local-portal-state';
import { shadowHost } from './shadow-host';

/** The sandbox's stand-in for the portal's dialogs: one question at a time, the no focused first, and Escape is a no. */
export class LocalDialog {
  readonly #page: Document;
  #open = false;

  constructor(page: Document) {
    this.#page = page;
  }

  /** Resolves with the player's yes or no; undefined while another question is open. */
  ask({ title, text, yes }: LocalQuestion): Promise<boolean> | undefined {
    if (this.#open) return undefined;
    this.#open = true;
    const root = shadowHost(this.#page, 'dialog');
    const dialog = this.#page.createElement('dialog');
    dialog.setAttribute('aria-labelledby', 'title');
    const words = [
      Object.assign(this.#page.createElement('h2'), { id: 'title', textContent: title }),
      Object.assign(this.#page.createElement('p'), { textContent: text }),
    ];
    const buttons = this.#page.createElement('div');
    buttons.className = 'row';
    dialog.append(...words, buttons);
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
