import type { Socket } from 'socket.io-client';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { signChannel } from '../../../../server/play/realtime/channel-auth';
import type { WireChannelEvent } from '../../../../src/contract/realtime.contract';
import { CHANNEL_EVENT, events, SUBSCRIBE_EVENT } from '../../../../src/contract/realtime.contract';
import type { TestServer } from '../../support/test-server';

/** Subscribes a socket to a channel, as the owner of a session if given. Returns the server's answer. */
export const subscribe = (
  server: TestServer,
  socket: Socket,
  channel: string,
  sessionId?: string,
): Promise<unknown> => {
  const right = { socketId: socket.id ?? '', channel, sessionId };
  const auth = signChannel(server.deps.config.secret, right, server.deps.clock.now());
  return socket.emitWithAck(SUBSCRIBE_EVENT, { channel, auth }) as Promise<unknown>;
};

/** Returns the titles of the achievements that a socket receives from now on. */
export const receivedBy = (socket: Socket): string[] => {
  const received: string[] = [];
  socket.on(CHANNEL_EVENT, ({ payload }: WireChannelEvent) => received.push((payload as { title: string }).title));
  return received;
};

/** Publishes an achievement. */
export const unlockBy = (publisher: ChannelPublisher, channel: `guest.announcement.${string}`, title: string): void =>
  publisher.publish(events.achievementUnlocked, channel, {
    title,
    desc: 'Release your first lantern.',
    thumb: '/a.webp',
    sound: 'ding',
  });
