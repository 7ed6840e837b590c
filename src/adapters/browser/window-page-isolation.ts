import type { PageIsolation } from '../../application/play/page-isolation.port';

/** Isolation of a window's document. A browser that does not know the concept has no isolated documents. */
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
