import { gameSources, policyText } from '../../src/domain/bridge/game-policy';

/** Hosts of this page that the portal's policy does not let in, and the policy itself while it is applied. */
export class PortalPolicy {
  readonly #own: Window & typeof globalThis;
  /** Hosts that the manifest declares; undefined for a page without a manifest, which is only watched. */
  readonly #network: readonly string[] | undefined;
  readonly #blocked = new Set<string>();

  constructor(own: Window & typeof globalThis, network: readonly string[] | undefined) {
    this.#own = own;
    this.#network = network;
  }

  /** Whether the policy can be applied: the page names a manifest that can be read. */
  get applies(): boolean {
    return this.#network !== undefined;
  }

  /** Origins that the page has asked for, and that its manifest does not declare. */
  get blocked(): readonly string[] {
    for (const { name } of this.#own.performance.getEntriesByType('resource')) this.#note(name);
    return [...this.#blocked];
  }

  /** Applies the policy to everything that the page loads from now on. */
  apply(): void {
    const { document, location } = this.#own;
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => this.#note(blockedURI));
    // The socket of a development server reloads the page.
    const hosts = [...this.#sdkOrigins(), `ws://${location.host}`];
    const content = policyText(gameSources(hosts, this.#network ?? []));
    document.head.append(
      Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }),
    );
  }

  /** The static host of the portal, which the policy always lets in. */
  #sdkOrigins(): readonly string[] {
    const scripts = [...this.#own.document.scripts].filter(({ src }) => /holocade[^/]*\.js$/.test(src));
    return scripts.map(({ src }) => new URL(src).origin);
  }

  #note(address: string): void {
    if (!/^(https?|wss?):/.test(address)) return;
    const { origin, host: name, protocol } = new URL(address);
    const known = [this.#own.location.origin, ...this.#sdkOrigins(), ...(this.#network ?? [])];
    const matches = (source: string) => {
      const [scheme = '', declared = ''] = source.split('://');
      return (
        `${scheme}:` === protocol && (declared.startsWith('*.') ? name.endsWith(declared.slice(1)) : name === declared)
      );
    };
    if (name !== this.#own.location.host && !known.some(matches)) this.#blocked.add(origin);
  }
}
