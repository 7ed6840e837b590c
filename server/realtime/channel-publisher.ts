/** Sends to everybody who listens on a channel; call it after the commit. */
export interface ChannelPublisher {
  /** `name` starts with a dot, as in `.achievement.unlocked`; a payload is JSON. */
  publish(channel: string, name: string, payload: unknown): void;
  /** Closes every socket of a player, for the end of a session. */
  disconnectPlayer(playerId: string): void;
}
