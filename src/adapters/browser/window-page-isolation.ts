import type { PageIsolation } from '../../application/play/page-isolation.port';

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
