/** What was copied last, on this device. */
export interface Clipboard {
  /** False when the browser does not let the page write to it. */
  copy(text: string): Promise<boolean>;
}
