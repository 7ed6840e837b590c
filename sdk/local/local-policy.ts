import { gameDirectives, serializePolicy } from '../../src/domain/bridge/game-policy';

/** Directives that other hosts cannot be declared for. */
const CLOSED = /^(frame-src|object-src|base-uri|form-action)/;

/** Returns whether a declared origin, such as `https://*.example.com`, includes an address. */
function includes(declared: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme, wildcard, host = '', itsPort = ''] = /^(\w+:)\/\/(\*)?([^:]+):?(\d*)$/.exec(declared) ?? [];
  return (
    scheme === protocol && itsPort === port && (wildcard === undefined ? hostname === host : hostname.endsWith(host))
  );
}

/** Sockets by which development servers reload a page; an IPv6 address is no source of a policy. */
const reloadSockets = (hostname: string): readonly string[] =>
  ['localhost', hostname].filter((host) => !host.includes(':')).flatMap((host) => [`ws://${host}:*`, `wss://${host}:*`]);

/** The content security policy of the games' host, in a page outside the portal. */
export class LocalPolicy {
  /** Whether the page has the policy. */
  isApplied = false;
  /** Hosts that the game declares in `game.json`. */
  declared: readonly string[] = [];
  /** Origins that the portal blocks and `network` can allow. */
  readonly undeclared = new Set<string>();
  /** Origins that the portal blocks in any case, with the directive. */
  readonly closed = new Set<string>();
  readonly #own: Window;
  /** The portal's static host, where the SDK came from it. */
  readonly #statics: readonly string[];
  readonly #changed: () => void;

  /** `file` is the address of the sandbox's own script, `changed` is called when a host was blocked. */
  constructor(own: Window, file: string, changed: () => void) {
    this.#own = own;
    // Only the portal's static host serves the SDK below this path, and games may load from it.
    this.#statics = /^(https?:\/\/[^/]+)\/sdk\/v1\//.exec(file)?.slice(1) ?? [];
    this.#changed = changed;
  }

  /** Line for `game.json` that allows what is declared and what was blocked; an unencrypted host is named with encryption, but on this machine. */
  get line(): string {
    const blocked = [...this.undeclared].map((origin) =>
      origin.replace(/^(http|ws):(?!\/\/([^/]+\.)?localhost\b)/, '$1s:'),
    );
    return `"network": ${JSON.stringify([...new Set([...this.declared, ...blocked])]).replaceAll('","', '", "')}`;
  }

  /** Applies the policy to everything that the page loads from now on; hosts that it has loaded from are listed as well. */
  apply(declared: readonly string[]): void {
    const { document, location } = this.#own;
    this.isApplied = true;
    this.declared = declared;
    const directives = gameDirectives(this.#statics, declared);
    const content = serializePolicy({
      ...directives,
      'connect-src': [...directives['default-src'], ...reloadSockets(location.hostname)],
    });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      this.#block(blockedURI, effectiveDirective),
    );
    document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
    for (const { name } of this.#own.performance.getEntriesByType('resource')) this.#block(name, '');
  }

  #block(address: string, directive: string): void {
    if (!/^(https?|wss?):/.test(address)) return;
    const url = new URL(address);
    const origin = `${url.protocol}//${url.host}`;
    if (CLOSED.test(directive)) this.closed.add(`${origin} (${directive})`);
    else if ([this.#own.location.origin, ...this.#statics].includes(origin)) return;
    else if (!this.declared.some((source) => includes(source, url))) this.undeclared.add(origin);
    this.#changed();
  }
}
