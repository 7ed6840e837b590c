import type { PageIsolation } from '../../application/play/page-isolation.port';
import type { XrAbility, XrSupport } from '../../application/play/xr-support.port';
import type { SharedPage, Sharer, SharingEnd } from '../../application/system/sharer.port';
import type { XrMode } from '../../domain/games/game-capability';

type ShareHost = Partial<Pick<Navigator, 'share'>>;

/** Shares through the Web Share API, if available. */
export class PageSharer implements Sharer {
  constructor(private readonly host: ShareHost = navigator) {}

  async share({ title, url }: SharedPage): Promise<SharingEnd> {
    if (typeof this.host.share !== 'function') return 'unavailable';
    try {
      await this.host.share({ title, url });
      return 'shared';
    } catch (thrown) {
      return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'declined' : 'unavailable';
    }
  }
}

/** Cross-origin isolation of a window's document; false in browsers without support. */
export class WindowPageIsolation implements PageIsolation {
  constructor(
    private readonly own: { readonly crossOriginIsolated?: boolean; readonly location: Pick<Location, 'assign'> },
  ) {}

  isIsolated(): boolean {
    return this.own.crossOriginIsolated === true;
  }

  openPlayPage(path: string): void {
    this.own.location.assign(path);
  }
}

interface WebXr {
  isSessionSupported(mode: XrMode): Promise<boolean>;
}

/** Queries the WebXR Device API; a rejected query counts as no headset. */
export class WebXrSupport implements XrSupport {
  constructor(private readonly host: { readonly xr?: WebXr } = navigator as { readonly xr?: WebXr }) {}

  async ability(modes: readonly XrMode[]): Promise<XrAbility> {
    const { xr } = this.host;
    if (xr === undefined) return 'unsupported';
    const supported = await Promise.all(modes.map((mode) => xr.isSessionSupported(mode).catch(() => false)));
    return supported.includes(true) ? 'headset-ready' : 'no-headset';
  }
}

/** Returns the host that led to the portal, without `www.`; undefined for the portal's own pages, and without a referrer. */
export function referrerHost(referrer: string, portalHost: string): string | undefined {
  if (!/^https?:/.test(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  const labels = portalHost.split('.').length;
  return hostname.split('.').slice(-labels).join('.') === portalHost ? undefined : hostname.replace(/^www\./, '');
}
