import { Agent } from 'node:http';
import { io } from 'socket.io-client';
import type { OpenSocket } from '../../src/adapters/websocket/open-socket';
import type { CookieJar } from './cookie-jar';
import { lookup } from './portal-address';

/** Packet type of an acknowledgement (the protocol of Socket.IO, version 5). */
const ACK = 3;

/** Opens the push connection with the jar's current cookies. `joined` is called for each acknowledged subscription. */
export function nodeSocket(portal: URL, jar: CookieJar, joined: () => void): OpenSocket {
  return () => {
    const socket = io(portal.origin, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      agent: new Agent({ lookup }) as never,
      extraHeaders: { origin: portal.origin, cookie: jar.header() },
    });
    socket.io.on('packet', ({ type }) => {
      if (Number(type) === ACK) joined();
    });
    return Promise.resolve(socket);
  };
}
