import { bridgeErrorCodes } from '../../src/domain/bridge/bridge-error-code';
import { sdkNames } from '../../src/domain/bridge/sdk-names';
import { brand } from '../../src/domain/shared/brand';
import { setCoins, setPremium, setSignedIn } from './local-changes';
import type { LocalFaults } from './local-faults';
import type { HeadsetState, LocalPage } from './local-page';
import { parseLocalState } from './local-state';
import type { LocalWorld } from './local-world';
import { shadowHost } from './shadow-host';

const headsetTexts: Readonly<Record<HeadsetState, string>> = {
  off: '',
  loading: 'Loading…',
  ready: '',
  late: 'Loaded after your first scripts. If your game finds no headset, put the script of the SDK first in the page.',
  missing: 'The file emulated-headset.js is missing beside the SDK.',
};
/** Keys of the portal's emulated headset. */
const KEYS =
  'In VR: mouse looks and points, click or Space is the trigger, right click or Shift the grip, W A S D walk, Q E turn, Esc leaves.';

const latencies = [0, 100, 500, 2_000, 12_000] as const;

/** How often the panel looks whether the game, or another tab, has changed what it shows, in milliseconds. */
const LOOKS_EVERY = 500;

/** The developer's panel: who plays, what they have, and what goes wrong; closed until it is opened, by mouse or keyboard. */
export class LocalPanel {
  readonly #page: Document;
  readonly #storage: () => Storage;
  readonly #world: LocalWorld;
  readonly #faults: LocalFaults;
  readonly #own: LocalPage;

  constructor(own: Window, world: LocalWorld, faults: LocalFaults, page: LocalPage) {
    this.#page = own.document;
    this.#storage = () => own.localStorage;
    this.#world = world;
    this.#faults = faults;
    this.#own = page;
  }

  show(): void {
    const world = this.#world;
    const panel = this.#make('details');
    const form = this.#make('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    const signedIn = this.#input('checkbox', (field) => setSignedIn(world, field.checked));
    const coins = this.#input('number', ({ valueAsNumber }) => {
      if (Number.isSafeInteger(valueAsNumber) && valueAsNumber >= 0) setCoins(world, valueAsNumber);
    });
    coins.min = '0';
    const premium = this.#input('checkbox', (field) => setPremium(world, field.checked));
    const code = this.#select(['none', ...bridgeErrorCodes], (chosen) => {
      this.#faults.code = bridgeErrorCodes.find((known) => known === chosen);
    });
    const latency = this.#select(latencies.map(String), (chosen) => {
      this.#faults.latency = Number(chosen);
    });
    const emulated = this.#choice('emulatedHeadset');
    const policy = this.#choice('appliesPolicy');
    const headsetNote = this.#note();
    const blocked = this.#note();
    form.append(
      this.#label('Emulated headset', emulated),
      headsetNote,
      this.#label('Apply the portal’s policy', policy),
      blocked,
      this.#label('Signed in', signedIn),
      this.#label('Coins', coins),
      this.#label('Premium', premium),
      this.#label('Calls fail with', code),
      this.#label('Latency in ms', latency),
      this.#row(this.#signal('Pause', 'pause'), this.#signal('Resume', 'resume')),
      this.#row(this.#signal('Mute', 'mute'), this.#signal('Unmute', 'unmute')),
      this.#button('Forget everything', () => this.#reset()),
    );
    const summary = this.#make('summary');
    panel.append(summary, form);
    const root = shadowHost(this.#page, 'panel');
    const look = () => {
      const state = world.store.read();
      signedIn.checked = state.signedIn;
      premium.checked = state.premium;
      if (root.activeElement !== coins) coins.value = String(state.coins);
    };
    const showPage = () => {
      const { headset, policy } = this.#own;
      const hosts = policy.undeclared.size + policy.closed.size;
      summary.textContent = `${brand.siteName} sandbox${hosts === 0 ? '' : ` · ${String(hosts)} blocked`}`;
      headsetNote.replaceChildren(headset === 'ready' ? KEYS : headsetTexts[headset]);
      blocked.replaceChildren(...this.#blocked());
    };
    root.append(panel);
    look();
    showPage();
    this.#own.onChange(showPage);
    let looking: ReturnType<typeof setInterval> | undefined;
    panel.addEventListener('toggle', () => {
      clearInterval(looking);
      look();
      if (panel.open) looking = setInterval(look, LOOKS_EVERY);
    });
  }

  /** Resets the state of the player. Sign-in and the choices for the page stay as they are, because games get no event or need a reload. */
  #reset(): void {
    const { signedIn, emulatedHeadset, appliesPolicy } = this.#world.store.read();
    const fresh = { ...parseLocalState(undefined), signedIn, emulatedHeadset, appliesPolicy };
    setCoins(this.#world, fresh.coins);
    setPremium(this.#world, fresh.premium);
    this.#world.store.write(fresh);
    try {
      this.#storage().removeItem(sdkNames.guestKey);
    } catch {
      // Nothing is kept where storage is blocked.
      return;
    }
  }

  /** A switch that reloads the page; disabled where storage is blocked, because its state would be lost. */
  #choice(name: 'emulatedHeadset' | 'appliesPolicy'): HTMLInputElement {
    const field = this.#input('checkbox', ({ checked }) => this.#own.choose({ [name]: checked }));
    field.checked = this.#world.store.read()[name];
    field.disabled = !this.#own.canChoose;
    return field;
  }

  /** Hosts that the portal's policy blocks, and the line for `game.json` that allows them. */
  #blocked(): readonly HTMLElement[] {
    const { undeclared, closed, line } = this.#own.policy;
    const list = (title: string, hosts: ReadonlySet<string>): readonly HTMLElement[] => {
      if (hosts.size === 0) return [];
      const items = this.#make('ul');
      items.append(...[...hosts].map((host) => this.#make('li', host)));
      return [this.#make('b', title), items];
    };
    return [
      ...list('Blocked, not in game.json:', undeclared),
      ...(undeclared.size === 0 ? [] : [this.#make('span', 'To allow, write in game.json:'), this.#make('code', line)]),
      ...list('Blocked, cannot be allowed:', closed),
    ];
  }

  #note(): HTMLDivElement {
    const note = Object.assign(this.#make('div'), { className: 'note' });
    note.setAttribute('role', 'status');
    return note;
  }

  #make<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
    return Object.assign(this.#page.createElement(tag), { textContent: text });
  }

  #input(type: string, changed: (field: HTMLInputElement) => void): HTMLInputElement {
    const field = Object.assign(this.#make('input'), { type });
    field.addEventListener('change', () => changed(field));
    return field;
  }

  #select(options: readonly string[], chosen: (value: string) => void): HTMLSelectElement {
    const field = this.#make('select');
    field.append(...options.map((option) => Object.assign(this.#make('option', option), { value: option })));
    field.addEventListener('change', () => chosen(field.value));
    return field;
  }

  #button(text: string, clicked: () => void): HTMLButtonElement {
    const button = Object.assign(this.#make('button', text), { type: 'button' as const });
    button.addEventListener('click', clicked);
    return button;
  }

  #signal(text: string, name: 'pause' | 'resume' | 'mute' | 'unmute'): HTMLButtonElement {
    return this.#button(text, () => this.#world.emit(name, undefined));
  }

  #label(text: string, field: HTMLElement): HTMLLabelElement {
    const label = this.#make('label', text);
    label.append(field);
    return label;
  }

  #row(...buttons: readonly HTMLElement[]): HTMLDivElement {
    const row = Object.assign(this.#make('div'), { className: 'row' });
    row.append(...buttons);
    return row;
  }
}
