/** Network connection of the device. */
export interface Connection {
  /** True if the device is certainly offline. False does not guarantee a connection. */
  isOffline(): boolean;
}
