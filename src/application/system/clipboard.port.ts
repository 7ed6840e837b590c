/** Clipboard of the device. */
export interface Clipboard {
  /**
   * Copies a text; returns false when the browser refuses access. Pass a pending text as a promise right after a press,
   * because browsers allow access only then. An undefined text copies nothing and returns false.
   */
  copy(text: string | Promise<string | undefined>): Promise<boolean>;
}
