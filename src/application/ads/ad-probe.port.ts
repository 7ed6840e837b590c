/** The picture by which it is seen whether something blocks ads. */
export interface AdProbe {
  /** Asks for it anew; false when it does not come. */
  load(): Promise<boolean>;
}
