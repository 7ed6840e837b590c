import type { ChannelPublisher } from '../../../server/play/realtime/channel-publisher';

export type PublishCall = Parameters<ChannelPublisher['publish']>;

/** Returns the channel, the name and the payload of a published event. */
export const sentEvent = ([event, channel, payload]: PublishCall) => [channel, event.name, payload] as const;
