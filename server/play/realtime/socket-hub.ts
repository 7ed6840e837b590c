import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import type { AnyEvent, WireChannelEvent, wireSubscribed } from '../../../src/contract/realtime.contract';
import { CHANNEL_EVENT, SUBSCRIBE_EVENT, wireSubscribe } from '../../../src/contract/realtime.contract';
import type { NodeBus } from '../../platform/nodes/node-bus';
import type { NodeListener } from '../../platform/nodes/node-transport.port';
import type { ServerClock } from '../../platform/system/server-clock';
import type { ServerRandom } from '../../platform/system/server-random';
import type { HostTable } from '../../publishing/hosts/host-table';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { verifyChannel } from './channel-auth';
import type { ChannelPublisher } from './channel-publisher';

/** Remembers ended sessions for a while. */
export class Departures {
  readonly #clock: ServerClock;
  readonly #memoryMs: number;
  readonly #ends = new Map<string, number>();

  constructor(clock: ServerClock, memoryMs: number) {
    this.#clock = clock;
    this.#memoryMs = memoryMs;
  }

  add(name: string): void {
    const now = this.#clock.now().getTime();
    // The oldest come first, because each entry has the same lifetime.
    for (const [known, end] of this.#ends) {
      if (end > now) break;
      this.#ends.delete(known);
    }
    this.#ends.delete(name);
    this.#ends.set(name, now + this.#memoryMs);
  }

  has(name: string): boolean {
    return (this.#ends.get(name) ?? 0) > this.#clock.now().getTime();
  }
}

/**
 * True if a page may open a socket. A websocket handshake always has an Origin, and games have a different one than the
 * portal. A polling request of the portal's own page has none, but has `same-origin` instead.
 */
function canOpenSocket({ headers }: IncomingMessage, hosts: HostTable, portalOrigin: string): boolean {
  if (hosts.kindOf(headers.host) !== 'portal') return false;
  if (headers.origin !== undefined) return headers.origin === portalOrigin;
  return headers['sec-fetch-site'] === 'same-origin';
}

type WireSubscribed = z.output<typeof wireSubscribed>;

/** Realtime connections of the server. */
export interface SocketHub extends ChannelPublisher {
  /** Sends what waits for other servers and stops listening to them. */
  leave(): Promise<void>;
  /** Number of open connections. */
  connections(): number;
  /** Closes every connection for good, because messages may be lost: clients connect again, prove their session and load what they show. */
  reconnectAll(): void;
  /** Closes every connection in a way that lets clients reconnect. */
  close(): void;
}

export interface SocketHubOptions {
  readonly secret: string;
  readonly hosts: HostTable;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  /** Connects to the other servers. */
  readonly connect: (listener: NodeListener) => NodeBus;
  /** True to throw on a payload that violates its event's schema; false in production. */
  readonly checksPayloads: boolean;
  /** Called when a channel gets its first subscriber or loses its last one. */
  readonly onSubscribersChange?: (channel: string, hasSubscribers: boolean) => void;
}

const RECOVERY_MS = 2 * 60 * 1000;
const LARGEST_MESSAGE = 16 * 1024;

/** Name of a session's room; the end of a session closes the sockets in it. */
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
const CHANNELS = 'channel:';
const channelRoom = (channel: string): string => `${CHANNELS}${channel}`;

const isAcknowledgement = (value: unknown): value is (answer: WireSubscribed) => void => typeof value === 'function';

/** Throws if a payload violates its event's schema, because that is a bug. */
function requireContract(event: AnyEvent, payload: unknown): void {
  const parsed = z.safeParse(event.payload, payload);
  if (!parsed.success) throw new Error(`${event.name} violates its contract: ${z.prettifyError(parsed.error)}`);
}

/** Attaches Socket.IO to the server at `/socket.io`. */
export function socketHub(server: HttpServer, options: SocketHubOptions): SocketHub {
  const { secret, hosts, urls, clock, random } = options;
  const departures = new Departures(clock, RECOVERY_MS);
  /** Until this time, lost connections must not resume, because they may have missed messages. */
  let noResumptionUntil = 0;
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS },
    allowRequest: (request, answer) => answer(null, canOpenSocket(request, hosts, urls.portalOrigin)),
  });

  const subscribe = (socket: Socket, input: unknown): WireSubscribed => {
    const parsed = z.safeParse(wireSubscribe, input);
    if (!parsed.success) return { ok: false, debug: 'err_validation' };
    const { channel, auth } = parsed.data;
    const right = verifyChannel(secret, { socketId: socket.id, channel }, auth, clock.now());
    if (!right) return { ok: false, debug: 'err_forbidden' };
    const session = right.sessionId === undefined ? [] : [sessionRoom(right.sessionId)];
    // Ended sessions are remembered for longer than a ticket is valid.
    if (session.some((room) => departures.has(room))) return { ok: false, debug: 'err_forbidden' };
    void socket.join([channelRoom(channel), ...session]);
    return { ok: true, debug: '' };
  };

  // Socket.IO stores the request of the handshake, which nothing reads again, for as long as the connection is open.
  io.engine.on('connection', (connection: object) => Object.assign(connection, { request: undefined }));
  io.on('connection', (socket) => {
    // A connection that was lost while its session ended must not resume.
    const hasEnded = [...socket.rooms].some((room) => departures.has(room));
    if (socket.recovered && (hasEnded || clock.now().getTime() < noResumptionUntil)) socket.disconnect(true);
    socket.on(SUBSCRIBE_EVENT, (input: unknown, acknowledge: unknown) => {
      const answer = subscribe(socket, input);
      if (isAcknowledgement(acknowledge)) acknowledge(answer);
    });
  });

  const follow = (event: string, hasSubscribers: boolean) =>
    io.of('/').adapter.on(event, (room: string) => {
      if (room.startsWith(CHANNELS)) options.onSubscribersChange?.(room.slice(CHANNELS.length), hasSubscribers);
    });
  follow('create-room', true);
  follow('delete-room', false);

  const emit = (message: WireChannelEvent): void => {
    io.to(channelRoom(message.channel)).emit(CHANNEL_EVENT, message);
  };
  const disconnectHere = (sessionId: string): void => {
    departures.add(sessionRoom(sessionId));
    io.in(sessionRoom(sessionId)).disconnectSockets(true);
  };

  const reconnectAll = (): void => {
    noResumptionUntil = clock.now().getTime() + RECOVERY_MS;
    io.disconnectSockets(true);
  };

  const bus = options.connect({
    receive(message) {
      if (message.kind === 'event') emit(message.event);
      else disconnectHere(message.sessionId);
    },
    missed: reconnectAll,
  });

  return {
    publish(event, channel, payload) {
      if (options.checksPayloads) requireContract(event, payload);
      const message: WireChannelEvent = { id: random.uuid(), channel, name: event.name, payload };
      emit(message);
      bus.send({ kind: 'event', event: message });
    },
    hasSubscribers: (channel) => io.of('/').adapter.rooms.has(channelRoom(channel)),
    disconnectSession(sessionId) {
      disconnectHere(sessionId);
      bus.send({ kind: 'session-ended', sessionId });
    },
    sent: () => bus.sent(),
    reconnectAll,
    leave: () => bus.close(),
    connections: () => io.engine.clientsCount,
    close() {
      io.engine.close();
    },
  };
}
