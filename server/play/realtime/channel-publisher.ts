/** Publishes to all subscribers of a channel; call it after the commit. */
export interface ChannelPublisher {
  /** `name` starts with a dot, as in `.achievement.unlocked`; the payload is JSON. */
  publish(channel: string, name: string, payload: unknown): void;
  /** True if the channel has a subscriber on this server now. */
  hasSubscribers(channel: string): boolean;
  /** Closes the sockets of an ended session and refuses new ones. */
  disconnectSession(sessionId: string): void;
}
