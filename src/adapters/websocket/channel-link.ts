import type { Socket } from 'socket.io-client';
import type { ApiFailure } from '../../application/http/api-failure';
import { isTransient } from '../../application/http/is-transient';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { Random } from '../../application/system/random.port';
import { CHANNEL_EVENT, SUBSCRIBE_EVENT, wireSubscribed } from '../../contract/realtime.contract';
import type { AuthoriseChannel } from '../http/authorise-channel';
import { RETRY_DELAY } from './deferred-realtime';
import type { OpenSocket } from './open-socket';

/** Time for the server to acknowledge a subscription, in milliseconds. */
const ACKNOWLEDGE_TIMEOUT = 10_000;

/** Result of a subscription: `refused` is final, `failed` can be retried. */
type Subscription = { readonly kind: 'joined' } | { readonly kind: 'refused' | 'failed'; readonly reason: string };

/** Authorises one channel for one socket and subscribes to the channel. */
async function subscribeChannel(
  socket: Socket,
  socketId: string,
  channel: string,
  authorise: AuthoriseChannel,
): Promise<Subscription> {
  const answer = await authorise(socketId, channel);
  if (!answer.ok) return unauthorised(answer.error);
  try {
    const reply: unknown = await socket
      .timeout(ACKNOWLEDGE_TIMEOUT)
      .emitWithAck(SUBSCRIBE_EVENT, { channel, auth: answer.value });
    const parsed = wireSubscribed.safeParse(reply);
    if (!parsed.success) return { kind: 'refused', reason: 'unknown answer' };
    return parsed.data.ok ? { kind: 'joined' } : { kind: 'refused', reason: parsed.data.debug };
  } catch {
    return { kind: 'failed', reason: 'no answer' };
  }
}

function unauthorised(failure: ApiFailure): Subscription {
  if (failure.kind !== 'rejected') return { kind: 'failed', reason: failure.kind };
  return { kind: isTransient(failure) ? 'failed' : 'refused', reason: failure.debug };
}

/** Owner of a connection. */
export interface LinkOwner {
  /** Receives each message that the server sends on a channel. */
  receive(message: unknown): void;
  /** Called after each subscription, initial or repeated; later messages on the channel arrive. */
  joined(channel: string): void;
}

/** One connection with its channel subscriptions, restored after each reconnect. */
export class ChannelLink {
  private readonly wanted = new Set<string>();
  private readonly joined = new Set<string>();
  private readonly retries = new Set<Cancel>();
  private socket: Socket | undefined;
  private closed = false;
  private outageLogged = false;

  constructor(
    private readonly open: OpenSocket,
    private readonly authorise: AuthoriseChannel,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
    private readonly random: Pick<Random, 'next'>,
    private readonly owner: LinkOwner,
  ) {}

  start(): void {
    void this.connect();
  }

  join(channel: string): void {
    this.wanted.add(channel);
    void this.subscribe(channel);
  }

  /** True if messages on the channel arrive. */
  hasJoined(channel: string): boolean {
    return this.joined.has(channel);
  }

  leave(channel: string): void {
    this.wanted.delete(channel);
    this.joined.delete(channel);
  }

  close(): void {
    this.closed = true;
    for (const cancel of this.retries) cancel();
    this.socket?.disconnect();
  }

  private async connect(): Promise<void> {
    try {
      const socket = await this.open();
      if (this.closed) socket.disconnect();
      else this.follow(socket);
    } catch {
      this.outage('its client could not be loaded');
      this.retry(() => void this.connect());
    }
  }

  private follow(socket: Socket): void {
    this.socket = socket;
    socket.on(CHANNEL_EVENT, (message: unknown) => {
      this.owner.receive(message);
    });
    socket.on('connect', () => {
      this.connected(socket);
    });
    socket.on('connect_error', ({ message }) => {
      this.outage(message);
    });
    socket.on('disconnect', (reason) => {
      // Socket.IO reconnects by itself after every other disconnect.
      if (reason === 'io server disconnect') this.retry(() => socket.connect());
    });
    if (socket.connected) this.connected(socket);
  }

  private connected(socket: Socket): void {
    this.outageLogged = false;
    if (!socket.recovered) this.joined.clear();
    for (const channel of this.wanted) void this.subscribe(channel);
  }

  private async subscribe(channel: string): Promise<void> {
    const { socket } = this;
    const id = socket?.id;
    if (socket === undefined || id === undefined || this.joined.has(channel)) return;
    const outcome = await subscribeChannel(socket, id, channel, this.authorise);
    if (this.closed || socket.id !== id || !this.wanted.has(channel)) return;
    if (outcome.kind === 'joined') {
      this.joined.add(channel);
      this.owner.joined(channel);
      return;
    }
    this.diagnostics.warn(`Realtime: ${channel} refused the subscription of this visitor (${outcome.reason}).`);
    if (outcome.kind === 'failed') this.retry(() => void this.subscribe(channel));
  }

  private retry(run: () => void): void {
    if (this.closed) return;
    // A server that disconnects all its pages must not be called by all of them at once.
    const delay = RETRY_DELAY * (0.5 + this.random.next());
    const cancel = this.clock.after(delay, () => {
      this.retries.delete(cancel);
      run();
    });
    this.retries.add(cancel);
  }

  private outage(reason: string): void {
    if (!this.outageLogged) this.diagnostics.warn(`Realtime: no connection (${reason}).`);
    this.outageLogged = true;
  }
}
