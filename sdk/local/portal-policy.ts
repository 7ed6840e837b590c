import { gameSources, policyText } from '../../src/domain/bridge/game-policy';
import type { LocalState } from './local-state';
import { isDevelopmentAddress } from './is-development-address';
import { readManifestNow } from './read-manifest';

/** Directives that a manifest cannot extend. */
const CLOSED = /^(frame-src|object-src|base-uri|form-action)$/;
/** Unencrypted hosts on other machines. A manifest cannot declare them. */
const UNENCRYPTED = /^(http|ws):(?!\/\/([^/]+\.)?localhost(:|$))/;

/** WebSocket sources of development servers, on any port. Sources cannot contain IPv6 addresses. */
const reloadSockets = (hostname: string): readonly string[] =>
  [...new Set(['localhost', hostname])]
    .filter((host) => host !== '' && !host.includes(':'))
    .flatMap((host) => [`ws://${host}:*`, `wss://${host}:*`]);

/** The portal's content security policy in the sandbox: the policy itself and the hosts that it blocks. */
export class PortalPolicy {
  readonly #own: Window & typeof globalThis;
  /** Hosts that the manifest declares. Undefined without a manifest; the page is then only monitored. */
  readonly #network: readonly string[] | undefined;
  readonly #blocked = new Set<string>();
  readonly #closed = new Set<string>();
  #changed: () => void = () => undefined;

  constructor(own: Window & typeof globalThis, network: readonly string[] | undefined) {
    this.#own = own;
    this.#network = network;
  }

  /** True if the page names a readable manifest. */
  get applies(): boolean {
    return this.#network !== undefined;
  }

  /** Origins that the page has requested and its manifest must declare. Unencrypted schemes are replaced by encrypted ones. */
  get blocked(): readonly string[] {
    const entries = this.#own.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // A manifest cannot declare frames of other hosts.
    for (const { name, initiatorType } of entries) if (initiatorType !== 'iframe') this.#note(name);
    return [...this.#blocked];
  }

  /** Origins of frames, forms and plug-ins with their directive. The portal always blocks them. */
  get closed(): readonly string[] {
    return [...this.#closed];
  }

  /** Calls back after the browser has blocked a request. */
  onBlocked(changed: () => void): void {
    this.#changed = changed;
  }

  /** Applies the policy to everything that the page loads from now on. */
  apply(): void {
    const { document, location } = this.#own;
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      if (!/^(https?|wss?):/.test(blockedURI)) return;
      if (!CLOSED.test(effectiveDirective)) this.#note(blockedURI);
      else this.#closed.add(`${new URL(blockedURI).origin} (${effectiveDirective})`);
      this.#changed();
    });
    const sources = gameSources(this.#sdkOrigins(), this.#network ?? []);
    const connect = [...(sources['default-src'] ?? []), ...reloadSockets(location.hostname)];
    const content = policyText({ ...sources, 'connect-src': connect });
    document.head.append(
      Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }),
    );
  }

  /** Returns the portal's static host, which the policy always allows. */
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
    if (name !== this.#own.location.host && !known.some(matches))
      this.#blocked.add(origin.replace(UNENCRYPTED, '$1s:'));
  }
}

/**
 * Applies the policy before the next script of the page, if the page has already named its manifest. Returns undefined if the policy is
 * switched off or must wait for the manifest.
 */
export function applyPolicyAtOnce(
  own: Window & typeof globalThis,
  { policy: isWanted }: LocalState,
): PortalPolicy | undefined {
  const network = isWanted && isDevelopmentAddress(own.location) ? readManifestNow(own.document)?.network : undefined;
  if (network === undefined) return undefined;
  const policy = new PortalPolicy(own, network);
  policy.apply();
  return policy;
}
