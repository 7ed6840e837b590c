/** The one place that makes public addresses; every path is given without a leading slash or with one. */
export interface PublicUrls {
  readonly portalOrigin: string;
  readonly staticOrigin: string;
  /** Call-backs and the closing page of social sign-in. */
  readonly accountsOrigin: string;
  /** The developer site. */
  readonly developerOrigin: string;
  /** The mailbox that stands in for a mail server. */
  readonly mailOrigin: string;
  /** The provider that stands in for those of social sign-in. */
  readonly idOrigin: string;
  /** The checkout page that stands in for a payment provider. */
  readonly payOrigin: string;
  /** The frame in which the ads of third parties run. */
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
