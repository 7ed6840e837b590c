/** What a pane tells below its fields while it works and when it is done. */
export interface PaneResult {
  readonly kind: 'working' | 'error' | 'success';
  readonly text: string;
}
