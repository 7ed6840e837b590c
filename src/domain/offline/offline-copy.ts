/** Response header of pages that a browser may store for use without a network. */
export const OFFLINE_COPY_HEADER = 'x-offline-copy';

/** Value of the header that permits a copy. The server sends it only for public pages that were rendered without a session. */
export const OFFLINE_COPY_ALLOWED = 'allowed';

/** Path of the page in place of a page that is not stored. */
export const OFFLINE_PATH = '/offline';

/** Path of the portal's service worker. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Comment of the offline page that the list of the stored pages replaces. */
export const SAVED_PAGES_MARK = '<!--saved-pages-->';

/** Facts about a response that decide about its copy. */
export interface StorableResponse {
  readonly status: number;
  /** True if the response belongs to another address than the requested one. */
  readonly redirected: boolean;
  readonly contentType: string | null;
  /** Value of `OFFLINE_COPY_HEADER`. */
  readonly permission: string | null;
}

/** True if the browser may store a page that was requested without cookies. */
export function canStorePage({ status, redirected, contentType, permission }: StorableResponse): boolean {
  const isPage = contentType !== null && /^text\/html\b/i.test(contentType);
  return status === 200 && !redirected && isPage && permission === OFFLINE_COPY_ALLOWED;
}

/**
 * Route patterns of the pages that may be stored. Profiles are not among them, because their addresses show which
 * players somebody has looked at.
 */
export const storablePages: readonly string[] = [
  '/',
  '/arcade/games',
  '/arcade/games/tag/:tag',
  '/arcade/games/:game',
  '/arcade/games/:game/catalog/:item',
  '/arcade/games/developer/:developer',
  '/arcade/games/developer/:developer/announcements',
  '/arcade/games/developer/:developer/announcements/:announcement',
  '/blog',
  '/blog/article/:article',
  '/hc',
  '/hc/user',
  '/hc/guest',
  '/hc/contact',
  '/hc/legal/:page',
  '/market',
];

const STORABLE = storablePages.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`));

/** True if the page at a path is one of those that may be stored. */
export function isStorablePath(path: string): boolean {
  return STORABLE.some((pattern) => pattern.test(path));
}

/** A page rendered by the server, before it is sent. */
export interface RenderedPage {
  readonly status: number;
  readonly path: string;
  /** True if search engines may index the page, so everybody may read it. */
  readonly isPublic: boolean;
  /** True if the request had any session cookie, valid or not. */
  readonly hasSession: boolean;
  /** True for a draft, a token in the address, a step of a social login and an isolated play page. */
  readonly isSpecial: boolean;
}

/** True if the server permits a copy of a page. */
export function permitsCopy({ status, path, isPublic, hasSession, isSpecial }: RenderedPage): boolean {
  return status === 200 && isPublic && isStorablePath(path) && !hasSession && !isSpecial;
}

/** Origins whose files a page loads. */
export interface FileOrigins {
  readonly portalOrigin: string;
  readonly staticOrigin: string;
}

/** Kind of a file that may be stored: part of the built client, or a picture of the static host. */
export type StorableFile = 'asset' | 'picture';

const ASSET = /^\/(assets\/[\w.-]+|favicon\.(ico|svg)|icon-[\w-]+\.png|apple-touch-icon\.png|manifest\.webmanifest)$/;
const PICTURE = /\.(avif|webp|png|jpe?g|svg)$/i;

/** Returns the kind of a file at an absolute address; undefined for a file that is never stored. */
export function storableFile(address: string, { portalOrigin, staticOrigin }: FileOrigins): StorableFile | undefined {
  const path = (origin: string) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined);
  if (ASSET.test(path(portalOrigin) ?? '')) return 'asset';
  const picture = path(staticOrigin);
  return picture !== undefined && PICTURE.test(picture) ? 'picture' : undefined;
}
