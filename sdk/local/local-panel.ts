import { EMULATED_HEADSET, HEADSET_PARAMETER } from '../../src/domain/bridge/game-parameters';
import { bridgeErrorCodes } from '../../src/domain/bridge/bridge-error';
import { sdkNames } from '../../src/domain/bridge/sdk-names';
import { brand } from '../../src/domain/shared/brand';
import { hasEmulatedHeadset } from '../emulated-headset';
import { setCoins, setPremium, setSignedIn } from './local-changes';
import type { LocalFaults } from './local-faults';
import { parseLocalState } from './local-state';
import type { LocalPortal } from './local-portal-state';
import type { PortalPolicy } from './portal-policy';
import { shadowHost } from './shadow-host';

const latencies = [0, 100, 500, 2_000, 12_000] as const;

/** Milliseconds between updates of the panel, because the game or another tab may change the state. */
const UPDATE_EVERY = 500;

/** The developer panel: player, coins, premium and faults. Initially closed; usable by mouse and keyboard. */
export class LocalPanel {
  readonly #own: Window;
  readonly #page: Document;
  readonly #world: LocalPortal;
  readonly #faults: LocalFaults;
  readonly #policy: PortalPolicy;

  constructor(own: Window, world: LocalPortal, faults: LocalFaults, policy: PortalPolicy) {
    this.#own = own;
    this.#page = own.document;
    this.#world = world;
    this.#faults = faults;
    this.#policy = policy;
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
    const address = new URL(this.#own.location.href);
    const emulated = this.#input('checkbox', ({ checked }) => {
      if (checked) address.searchParams.set(HEADSET_PARAMETER, EMULATED_HEADSET);
      else address.searchParams.delete(HEADSET_PARAMETER);
      this.#own.location.assign(address.href);
    });
    emulated.checked = address.searchParams.get(HEADSET_PARAMETER) === EMULATED_HEADSET;
    const policy = this.#input('checkbox', ({ checked }) => {
      world.store.write({ ...world.store.read(), policy: checked });
      this.#own.location.reload();
    });
    policy.disabled = !this.#policy.applies;
    const notes = this.#make('output');
    form.append(
      this.#label('Logged in', signedIn),
      this.#label('Coins', coins),
      this.#label('Premium', premium),
      this.#label('Calls fail with', code),
      this.#label('Latency in ms', latency),
      this.#label('Emulated headset', emulated),
      this.#label('Portal’s policy', policy),
      notes,
      this.#row(this.#signal('Pause', 'pause'), this.#signal('Resume', 'resume')),
      this.#row(this.#signal('Mute', 'mute'), this.#signal('Unmute', 'unmute')),
      this.#button('Reset sandbox', () => this.#reset()),
    );
    const summary = this.#make('summary');
    panel.append(summary, form);
    const root = shadowHost(this.#page, 'panel');
    const update = () => {
      const state = world.store.read();
      signedIn.checked = state.signedIn;
      premium.checked = state.premium;
      policy.checked = state.policy && this.#policy.applies;
      const count = this.#policy.blocked.length + this.#policy.closed.length;
      const isCounted = policy.checked && count > 0;
      summary.textContent = `${brand.siteName} sandbox${isCounted ? ` · ${String(count)} blocked` : ''}`;
      const text = this.#notes(emulated.checked);
      if (notes.textContent !== text) notes.textContent = text;
      if (root.activeElement !== coins) coins.value = String(state.coins);
    };
    root.append(panel);
    update();
    this.#policy.onBlocked(update);
    let timer: ReturnType<typeof setInterval> | undefined;
    panel.addEventListener('toggle', () => {
      clearInterval(timer);
      update();
      if (panel.open) timer = setInterval(update, UPDATE_EVERY);
    });
  }

  /** Returns hints for the developer, one paragraph each. */
  #notes(emulated: boolean): string {
    const { applies, blocked, closed } = this.#policy;
    return [
      emulated && !hasEmulatedHeadset(this.#page)
        ? 'Load the SDK with a script element to use the emulated headset.'
        : '',
      applies ? '' : 'The policy needs a game.json that this page links to.',
      blocked.length === 0 ? '' : `Add to “network” in game.json: ${blocked.join(', ')}`,
      closed.length === 0 ? '' : `Always blocked in the portal: ${closed.join(', ')}`,
    ]
      .filter((note) => note !== '')
      .join('\n');
  }

  /** Resets everything except the login state. Games receive login events for logins and logouts only. */
  #reset(): void {
    const { signedIn } = this.#world.store.read();
    const fresh = { ...parseLocalState(undefined), signedIn };
    setCoins(this.#world, fresh.coins);
    setPremium(this.#world, fresh.premium);
    this.#world.store.write(fresh);
    try {
      this.#own.localStorage.removeItem(sdkNames.guestKey);
    } catch {
      // Blocked storage contains nothing to remove.
      return;
    }
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
