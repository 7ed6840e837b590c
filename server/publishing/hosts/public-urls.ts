/** Builds all public addresses; paths may start with a slash. */
export interface PublicUrls {
  readonly portalOrigin: string;
  readonly staticOrigin: string;
  /** Callbacks and the closing page of social login. */
  readonly accountsOrigin: string;
  /** The developer site. */
  readonly developerOrigin: string;
  /** Development mailbox, in place of a mail server. */
  readonly mailOrigin: string;
  /** Fake provider, in place of login providers. */
  readonly idOrigin: string;
  /** Checkout page of the payment sandbox. */
  readonly payOrigin: string;
  /** Frame of third-party ads. */
  readonly adsOrigin: string;
  portal(path: string): string;
  static(path: string): string;
  /** Origin of a game, the same for all of its builds. */
  gameOrigin(slug: string): string;
  /** Page of one build. */
  game(slug: string, version: string): string;
}

interface HostSettings {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly gamesHost: string;
  readonly publicPort: number | undefined;
}

const below = (origin: string, path: string): string => `${origin}/${path.replace(/^\/+/, '')}`;

/** Public addresses for the configured hosts. */
export function publicUrls({ scheme, host, gamesHost, publicPort }: HostSettings): PublicUrls {
  const port = publicPort === undefined ? '' : `:${publicPort}`;
  const origin = (name: string): string => `${scheme}://${name}${port}`;
  const portalOrigin = origin(host);
  const staticOrigin = origin(`static.${host}`);
  const gameOrigin = (slug: string): string => origin(`${slug}.${gamesHost}`);
  return {
    portalOrigin,
    staticOrigin,
    accountsOrigin: origin(`accounts.${host}`),
    developerOrigin: origin(`developer.${host}`),
    mailOrigin: origin(`mail.${host}`),
    idOrigin: origin(`id.${host}`),
    payOrigin: origin(`pay.${host}`),
    adsOrigin: origin(`ads.${gamesHost}`),
    portal: (path) => below(portalOrigin, path),
    static: (path) => below(staticOrigin, path),
    gameOrigin,
    game: (slug, version) => `${gameOrigin(slug)}/${version}/index.html`,
  };
}
