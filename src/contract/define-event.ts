import type * as z from 'zod/mini';
import type { AccountChannel, AnnouncementChannel } from '../domain/realtime/channels';

/** Channels by kind. Announcements of a guest have their own channel. */
interface Channels {
  readonly announcement: AnnouncementChannel;
  readonly account: AccountChannel;
}

export type ChannelKind = keyof Channels;

/** Definition of one realtime event. The server publishes by it, clients parse by it, and the documentation lists it. */
export interface EventDefinition<
  K extends ChannelKind = ChannelKind,
  P extends z.ZodMiniType = z.ZodMiniType,
  N extends `.${string}` = `.${string}`,
> {
  /** Name on the wire, such as `.balance.updated`. */
  readonly name: N;
  readonly channel: K;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly payload: P;
}

export type AnyEvent = EventDefinition;
/** Channels on which an event may be published. */
export type ChannelOf<E extends AnyEvent> = Channels[E['channel']];
/** Payload that the server publishes: absent values are null. */
export type PublishedOf<E extends AnyEvent> = z.input<E['payload']>;
/** Payload as the client reads it: absent values are undefined. */
export type ReceivedOf<E extends AnyEvent> = z.output<E['payload']>;

/** Defines an event. The type keeps the literal name and channel. */
export function defineEvent<K extends ChannelKind, P extends z.ZodMiniType, N extends `.${string}`>(
  definition: EventDefinition<K, P, N>,
): EventDefinition<K, P, N> {
  return definition;
}
