/** What was copied last, on this device. */
export interface Clipboard {
  /**
   * False when the browser does not let the page write to it. A text that is still on its way is promised at once, since browsers
   * let a page write only shortly after a press; undefined copies nothing, and is false as well.
   */
  copy(text: string | Promise<string | undefined>): Promise<boolean>;
}
