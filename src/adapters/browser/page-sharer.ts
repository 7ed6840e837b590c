import type { SharedPage, Sharer, SharingEnd } from '../../application/system/sharer.port';

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
