/** What the device knows of its connection. */
export interface Connection {
  /** Whether it is certain that nothing can be reached; false may still mean that. */
  isOffline(): boolean;
}
