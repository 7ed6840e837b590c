import type { AnyEvent, ChannelOf, PublishedOf } from '../../../src/contract/realtime.contract';

/** Publishes to all subscribers of a channel, on every server; call it after the commit. */
export interface ChannelPublisher {
  /** Publishes an event of the contract. Throws outside production if the payload violates the event's schema. */
  publish<E extends AnyEvent>(event: E, channel: ChannelOf<E>, payload: PublishedOf<E>): void;
  /** True if the channel has a subscriber on this server now. */
  hasSubscribers(channel: string): boolean;
  /** Closes the sockets of an ended session on every server and refuses new ones. */
  disconnectSession(sessionId: string): void;
  /** Waits until what was published would reach the other servers if this one died, at most a second. Not while they cannot be reached anyway. */
  sent(): Promise<void>;
}
