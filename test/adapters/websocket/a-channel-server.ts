import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { CHANNEL_EVENT, SUBSCRIBE_EVENT } from '../../../src/contract/realtime.contract';

interface Subscription {
  readonly channel: string;
  readonly auth: string;
}

/** Channel server on a loopback port; `auth` must be `{socket id}:{channel}`. */
export async function aChannelServer() {
  const http = createServer();
  const io = new Server(http, { connectionStateRecovery: {} });
  const subscribed: string[] = [];
  io.on('connection', (socket) => {
    socket.on(SUBSCRIBE_EVENT, ({ channel, auth }: Subscription, answer: (reply: unknown) => void) => {
      const allowed = auth === `${socket.id}:${channel}`;
      if (allowed) void socket.join(channel);
      if (allowed) subscribed.push(channel);
      answer({ ok: allowed, debug: allowed ? '' : 'err_forbidden' });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    io,
    subscribed,
    origin: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`,
    publish(channel: string, event: unknown) {
      io.to(channel).emit(CHANNEL_EVENT, event);
    },
    close: () => io.close(),
  };
}
