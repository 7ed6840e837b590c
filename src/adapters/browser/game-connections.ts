import type { GameConnections } from '../../application/play/game-connections.port';
import { buildOrigin } from '../../domain/bridge/game-parameters';

/** Connects by `preconnect` links, which the browser follows when they enter the document. */
export class DocumentGameConnections implements GameConnections {
  constructor(
    private readonly page: Pick<Document, 'createElement' | 'head'>,
    private readonly staticOrigin: string,
  ) {}

  open(address: string): void {
    const origin = buildOrigin(address);
    if (origin === undefined) return;
    this.connect(origin, null);
    // Shared modules and the SDK are requested without cookies, over a connection of their own.
    this.connect(this.staticOrigin, 'anonymous');
  }

  private connect(href: string, crossOrigin: string | null): void {
    const link = this.page.createElement('link');
    link.rel = 'preconnect';
    link.href = href;
    link.crossOrigin = crossOrigin;
    this.page.head.append(link);
    link.remove();
  }
}
