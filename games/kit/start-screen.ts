import { icon } from './control-bar';
import type { MenuEntry } from './menu-entry';

const bagIcon = 'M6 8h12l1 12H5zM9 8V6a3 3 0 0 1 6 0v2';

/** Instructions for each kind of input, one short sentence a line. */
export interface HowTo {
  readonly xr: readonly string[];
  readonly mouse: readonly string[];
  readonly touch: readonly string[];
}

/** Returns the instructions for a headset, or for the input of this device. */
export function howToFor(howTo: HowTo, immersive: boolean): readonly string[] {
  if (immersive) return howTo.xr;
  return matchMedia('(pointer: coarse)').matches ? howTo.touch : howTo.mouse;
}

/** Texts of the start screen. */
export interface StartText {
  readonly title: string;
  readonly tagline: string;
  readonly howTo: HowTo;
}

/** Content of an overlay over the scene: game over, paused, or ready to start. */
export interface Moment {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly play: string;
  /** True if the player can restart the run. */
  readonly again?: boolean;
}

/** The HTML screen over the scene: title, instructions for the available input, Play and Enter VR. */
export class StartScreen {
  private readonly root = document.createElement('main');
  private readonly heading = document.createElement('h1');
  private readonly tagline = document.createElement('p');
  private readonly greeting = document.createElement('p');
  private readonly list = document.createElement('ul');
  private readonly extras = document.createElement('div');
  private readonly shop = document.createElement('div');
  private readonly bag = document.createElement('button');
  private readonly text: StartText;
  readonly play = document.createElement('button');
  readonly again = document.createElement('button');
  readonly enterVr = document.createElement('button');

  constructor(container: HTMLElement, text: StartText) {
    this.text = text;
    this.root.className = 'start';
    this.tagline.className = 'tagline';
    this.greeting.className = 'greeting';
    const actions = document.createElement('div');
    actions.className = 'actions';
    for (const button of [this.play, this.again, this.enterVr, this.bag]) button.type = 'button';
    this.play.id = 'play';
    this.play.textContent = 'Play';
    this.play.disabled = true;
    this.again.id = 'again';
    this.again.className = 'tool';
    this.again.textContent = 'Start again';
    this.enterVr.id = 'enter-vr';
    this.enterVr.textContent = 'Enter VR';
    this.enterVr.hidden = true;
    this.bag.className = 'tool bag';
    this.bag.setAttribute('aria-label', 'Shop');
    this.bag.title = 'Shop';
    this.bag.append(icon(bagIcon));
    this.bag.addEventListener('click', () => this.openShop(this.shop.hidden !== false));
    this.extras.className = 'extras';
    this.shop.className = 'extras shop';
    this.extras.hidden = true;
    this.bag.hidden = true;
    this.openShop(false);
    actions.append(this.play, this.again, this.enterVr, this.bag);
    this.root.append(this.greeting, this.heading, this.tagline, this.list, this.extras, actions, this.shop);
    container.append(this.root);
  }

  greet(alias: string | undefined): void {
    this.greeting.textContent = alias === undefined ? '' : `Welcome, ${alias}`;
  }

  /** Shows the title with instructions. `immersive` is true if a headset is available. */
  showTitle(immersive: boolean): void {
    this.show({ heading: this.text.title, lines: howToFor(this.text.howTo, immersive), play: 'Play' });
    this.tagline.textContent = this.text.tagline;
  }

  show(moment: Moment): void {
    this.heading.textContent = moment.heading;
    this.tagline.textContent = '';
    this.list.replaceChildren();
    this.addLines(moment.lines);
    this.again.hidden = moment.again !== true;
    this.play.textContent = moment.play;
    this.play.disabled = false;
    this.root.hidden = false;
  }

  /** Adds lines to the current overlay. */
  addLines(lines: readonly string[]): void {
    this.list.append(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
  }

  /** Shows these small buttons and preserves the focus. Offers of the shop are behind the bag. */
  offer(entries: readonly MenuEntry[]): void {
    fill(
      this.extras,
      entries.filter(({ offer }) => offer !== true),
    );
    fill(
      this.shop,
      entries.filter(({ offer }) => offer === true),
    );
    this.extras.hidden = this.extras.childElementCount === 0;
    this.bag.hidden = this.shop.childElementCount === 0;
    if (this.bag.hidden) this.openShop(false);
  }

  private openShop(open: boolean): void {
    this.shop.hidden = !open;
    this.bag.setAttribute('aria-expanded', String(open));
  }

  hide(): void {
    this.root.hidden = true;
    this.play.blur();
  }
}

function fill(box: HTMLElement, entries: readonly MenuEntry[]): void {
  const focused = [...box.children].indexOf(document.activeElement ?? box);
  box.replaceChildren(
    ...entries.map((entry) => {
      const { label, pressed } = entry;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'tool';
      button.textContent = label;
      if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed));
      button.addEventListener('click', () => entry.act());
      return button;
    }),
  );
  const again = box.children[focused];
  if (again instanceof HTMLButtonElement) again.focus();
}
