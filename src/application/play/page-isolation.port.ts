/** Cross-origin isolation of the portal's own document, which a frame needs to share memory in some browsers. */
export interface PageIsolation {
  /** True if the document has SharedArrayBuffer. */
  isIsolated(): boolean;
  /** Navigates to the play page at a path of the portal, in a new document. */
  openPlayPage(path: string): void;
}
