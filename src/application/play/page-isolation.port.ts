/** Cross-origin isolation of the portal's own document, which a frame needs to share memory in some browsers. */
export interface PageIsolation {
  /** Whether this document is isolated. */
  isIsolated(): boolean;
  /** Leaves this document for the play page at a path of the portal. */
  openPlayPage(path: string): void;
}
