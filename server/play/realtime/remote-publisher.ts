import type { NodeMessages } from '../../platform/nodes/node-bus';
import type { ServerRandom } from '../../platform/system/server-random';
import type { ChannelPublisher } from './channel-publisher';

/** Creates the publisher of a process without sockets: the servers on the same database send its events. */
export const remotePublisher = (
  { send, sent }: Pick<NodeMessages, 'send' | 'sent'>,
  random: Pick<ServerRandom, 'uuid'>,
): ChannelPublisher => ({
  publish(event, channel, payload) {
    send({ kind: 'event', event: { id: random.uuid(), channel, name: event.name, payload } });
  },
  hasSubscribers: () => false,
  disconnectSession(sessionId) {
    send({ kind: 'session-ended', sessionId });
  },
  sent,
});
