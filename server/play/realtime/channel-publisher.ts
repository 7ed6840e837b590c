/** Sends to everybody who listens on a channel; call it after the commit. */
export interface ChannelPublisher {
  /** `name` starts with a dot, as in `.achievement.unlocked`; a payload is JSON. */
  publish(channel: string, name: string, payload: unknown): void;
  /** Whether anybody listens on a channel of this server now. */
  isHeard(channel: string): boolean;
  /** Closes the sockets of a session that has ended, and lets none of it in again. */
  disconnectSession(sessionId: string): void;
}
