import { gameSources, policyText } from '../../src/domain/bridge/parse-call';
import type { LocalState } from './local-state';
import { isWorkshop } from './is-workshop';
import { readManifestNow } from './read-manifest';

/** Directives that no declared host extends. */
const CLOSED = /^(frame-src|object-src|base-uri|form-action)$/;
/** Unencrypted hosts that are not on this machine, which no manifest can declare. */
const UNENCRYPTED = /^(http|ws):(?!\/\/([^/]+\.)?localhost(:|$))/;

/** Sockets by which development servers reload a page, at any port; an IPv6 address is no source of a policy. */
const reloadSockets = (hostname: string): readonly string[] =>
  [...new Set(['localhost', hostname])]
    .filter((host) => host !== '' && !host.includes(':'))
    .flatMap((host) => [`ws://${host}:*`, `wss://${host}:*`]);

/** Hosts of this page that the portal's policy does not let in, and the policy itself while it is applied. */
export class PortalPolicy {
  readonly #own: Window & typeof globalThis;
  /** Hosts that the manifest declares; undefined for a page without a manifest, which is only watched. */
  readonly #network: readonly string[] | undefined;
  readonly #blocked = new Set<string>();
  readonly #closed = new Set<string>();
  #changed: () => void = () => undefined;

  constructor(own: Window & typeof globalThis, network: readonly string[] | undefined) {
    this.#own = own;
    this.#network = network;
  }

  /** Whether the policy can be applied: the page names a manifest that can be read. */
  get applies(): boolean {
    return this.#network !== undefined;
  }

  /** Origins that the page has asked for and that its manifest has to declare, with encryption. */
  get blocked(): readonly string[] {
    const entries = this.#own.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Frames of other hosts cannot be declared.
    for (const { name, initiatorType } of entries) if (initiatorType !== 'iframe') this.#note(name);
    return [...this.#blocked];
  }

  /** Origins of frames, forms and plug-ins, each with its directive: the portal blocks them in any case. */
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
    if (name !== this.#own.location.host && !known.some(matches))
      this.#blocked.add(origin.replace(UNENCRYPTED, '$1s:'));
  }
}

/**
 * Applies the policy before the next script of the page runs, where the page has named its manifest by then; undefined where the policy is
 * not wanted or has to wait for the manifest.
 */
export function applyPolicyAtOnce(
  own: Window & typeof globalThis,
  { policy: isWanted }: LocalState,
): PortalPolicy | undefined {
  const network = isWanted && isWorkshop(own.location) ? readManifestNow(own.document)?.network : undefined;
  if (network === undefined) return undefined;
  const policy = new PortalPolicy(own, network);
  policy.apply();
  return policy;
}
