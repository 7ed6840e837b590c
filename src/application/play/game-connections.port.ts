/** Connections to the hosts of a game that the player is about to start. */
export interface GameConnections {
  /** Connects in advance to the host of a build's address, and to the static host for the modules that games share. */
  open(address: string): void;
}
