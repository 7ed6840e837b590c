import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The first line of a request whose head is still arriving. */
interface FirstLine {
  length: number;
  ended: boolean;
}

const METHOD_MAX = 16;
const BEGINS_REQUEST = /^[A-Z]+ /;
const LINE_FEED = 10;

const firstLines = new WeakMap<Socket, FirstLine>();
const lastRequests = new WeakMap<Socket, IncomingMessage>();

/** Measures the first line of each request on every connection while it arrives, across packets. */
export function measureAddresses(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Runs before the parser's own listener, so that the packet with an overflow is included.
    socket.prependListener('data', (packet: Buffer) => measure(socket, packet));
  });
  server.prependListener('request', (request: IncomingMessage) => {
    firstLines.delete(request.socket);
    lastRequests.set(request.socket, request);
  });
}

/** Bytes so far of the first line of the arriving request; undefined if its start is unknown. */
export function addressLength(socket: Socket): number | undefined {
  return firstLines.get(socket)?.length;
}

function measure(socket: Socket, packet: Buffer): void {
  const line = firstLines.get(socket) ?? begin(socket, packet);
  if (!line || line.ended) return;
  const end = packet.indexOf(LINE_FEED);
  line.ended = end >= 0;
  line.length += line.ended ? end : packet.length;
}

/** A body can look like a request, so the next one starts only after the previous has arrived in full. */
function begin(socket: Socket, packet: Buffer): FirstLine | undefined {
  if (lastRequests.get(socket)?.complete === false) return undefined;
  if (!BEGINS_REQUEST.test(packet.toString('latin1', 0, METHOD_MAX))) return undefined;
  const line = { length: 0, ended: false };
  firstLines.set(socket, line);
  return line;
}
