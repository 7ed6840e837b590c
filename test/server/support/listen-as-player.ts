import type { Socket } from 'socket.io-client';
import { authChannel, authStatus } from '../../../src/contract/account.contract';
import { SUBSCRIBE_EVENT } from '../../../src/contract/realtime.contract';
import { dataOf } from './data-of';
import { connected, newSocket } from './open-socket';
import type { TestServer } from './test-server';

/** Connects a socket that subscribes to the own channel of the player with this Cookie header. Throws if it is refused. */
export async function listenAsPlayer(server: TestServer, cookie: string): Promise<Socket> {
  const socket = await connected(newSocket(server, { cookie }));
  const { account } = dataOf(authStatus, await server.request('/v1/public/user/auth/status', { cookie }));
  const channel = `announcement.${account.id}`;
  const body = { socket_id: socket.id, channel_name: channel };
  const { auth } = dataOf(authChannel, await server.request('/v1/public/user/auth/channel', { cookie, body }));
  const answer: unknown = await socket.emitWithAck(SUBSCRIBE_EVENT, { channel, auth });
  if (JSON.stringify(answer) !== '{"ok":true,"debug":""}') throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return socket;
}
