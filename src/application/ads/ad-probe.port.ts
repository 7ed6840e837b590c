/** Probe image that reveals whether an ad blocker is active. */
export interface AdProbe {
  /** Loads the image again, bypassing earlier results; false when it fails to load. */
  load(): Promise<boolean>;
}
