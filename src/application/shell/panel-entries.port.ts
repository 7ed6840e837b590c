/** Entries of the browser's history above the page's own entry, one for each open panel. */
export interface PanelEntries {
  /** Makes the number of entries equal to the number of open panels. */
  show(count: number): void;
  /** Calls `left` with the number of remaining entries when the visitor goes back over some of them. */
  follow(left: (remaining: number) => void): void;
}
