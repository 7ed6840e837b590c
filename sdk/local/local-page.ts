import { sandboxNames } from '../../src/domain/bridge/sandbox-names';
import { PageStore } from '../page/page-store';
import { isWorkshop } from './is-workshop';
import { LocalPolicy } from './local-policy';
import type { LocalState } from './local-state';
import { parseLocalState } from './local-state';
import { readManifestNow } from './read-manifest';

/** State of the emulated headset; `late` means that scripts of the page may have asked for WebXR before. */
export type HeadsetState = 'off' | 'loading' | 'ready' | 'late' | 'missing';

/** Choices that take effect when the page loads again. */
type PageChoice = Partial<Pick<LocalState, 'emulatedHeadset' | 'appliesPolicy'>>;

/** Changes that the sandbox makes to the page of a game itself: the emulated headset and the portal's policy. */
export class LocalPage {
  readonly store: PageStore<LocalState>;
  readonly policy: LocalPolicy;
  headset: HeadsetState = 'off';
  readonly #own: Window;
  readonly #loadHeadset: () => Promise<unknown>;
  #changed: () => void = () => undefined;

  /** `file` is the address of the sandbox's own script. */
  constructor(own: Window, file: string, loadHeadset: () => Promise<unknown>) {
    this.#own = own;
    this.#loadHeadset = loadHeadset;
    this.store = new PageStore(() => own.localStorage, sandboxNames.key, parseLocalState);
    this.policy = new LocalPolicy(own, file, () => this.#changed());
  }

  /** Whether a choice outlives the page: not where storage is blocked. */
  get canChoose(): boolean {
    try {
      return Boolean(this.#own.localStorage);
    } catch {
      return false;
    }
  }

  /**
   * Installs the chosen parts that are not installed yet, on addresses of a developer only. Without `network`, the hosts that the game
   * declares are read at once; where the page has not named the manifest so far, the policy waits for the next call.
   */
  start(network?: readonly string[]): void {
    if (!isWorkshop(this.#own.location)) return;
    const { emulatedHeadset, appliesPolicy } = this.store.read();
    // Before the policy, which may not allow the host of this file.
    if (emulatedHeadset && this.headset === 'off') this.#install();
    // Pages that were opened as files have no origin that a policy could name.
    if (!appliesPolicy || this.policy.isApplied || this.#own.location.protocol === 'file:') return;
    const declared = network ?? readManifestNow(this.#own.document)?.network;
    if (declared !== undefined) this.policy.apply(declared);
  }

  /** Stores a choice, and loads the page again. */
  choose(choice: PageChoice): void {
    this.store.write({ ...this.store.read(), ...choice });
    this.#own.location.reload();
  }

  /** Calls back when a host was blocked or the headset was loaded. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  #install(): void {
    const inTime = this.#own.document.currentScript?.matches(':not([async])') === true;
    const before = (this.#own.navigator as { readonly xr?: EventTarget }).xr;
    this.headset = 'loading';
    this.#loadHeadset()
      .then(() => {
        this.headset = inTime ? 'ready' : 'late';
        // Games that follow WebXR ask again after this event.
        if (!inTime) before?.dispatchEvent(new Event('devicechange'));
      })
      .catch(() => {
        this.headset = 'missing';
      })
      .finally(() => this.#changed());
  }
}
