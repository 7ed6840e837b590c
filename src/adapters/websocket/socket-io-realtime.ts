import type { Realtime } from '../../application/realtime/realtime.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { Random } from '../../application/system/random.port';
import { wireChannelEvent } from '../../contract/realtime.contract';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { AuthoriseChannel } from '../http/authorise-channel';
import { SystemClock, SystemRandom } from '../system/system';
import { toRealtimeEvent } from './channel-event.mapper';
import { ChannelLink } from './channel-link';
import type { OpenSocket } from './open-socket';
import { socketTo } from './open-socket';

/** Stores the newest ids to drop repeated events; older ids are forgotten. */
export class RecentIds {
  private readonly ids = new Set<string>();

  constructor(private readonly limit = 500) {}

  /** Adds an id; returns false if the id is already stored. */
  add(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    if (this.ids.size > this.limit) {
      const [oldest] = this.ids;
      if (oldest !== undefined) this.ids.delete(oldest);
    }
    return true;
  }
}

interface Listener {
  readonly notify: (event: RealtimeEvent) => void;
  readonly joined: () => void;
}

/**
 * Push connection over Socket.IO: open while a listener exists, each event delivered once (spec 1 §7, decisions §6).
 */
export class SocketIoRealtime implements Realtime {
  private readonly channels = new Map<string, Set<Listener>>();
  private readonly deliveredIds = new RecentIds();
  private link: ChannelLink | undefined;

  constructor(
    private readonly authorise: AuthoriseChannel,
    private readonly diagnostics: Diagnostics,
    private readonly clock: Clock = new SystemClock(),
    private readonly open: OpenSocket = socketTo(),
    private readonly random: Pick<Random, 'next'> = new SystemRandom(),
  ) {}

  listen(channel: string, notify: Listener['notify'], joined: Listener['joined'] = () => undefined): Cancel {
    const listener = { notify, joined };
    const listeners = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, listeners.add(listener));
    this.link ??= this.connect();
    if (listeners.size === 1) this.link.join(channel);
    else if (this.link.hasJoined(channel)) joined();
    return () => {
      this.leave(channel, listener);
    };
  }

  private connect(): ChannelLink {
    const link = new ChannelLink(this.open, this.authorise, this.clock, this.diagnostics, this.random, {
      receive: (message) => {
        this.deliver(message);
      },
      joined: (channel) => {
        for (const { joined } of [...(this.channels.get(channel) ?? [])]) joined();
      },
    });
    link.start();
    return link;
  }

  private leave(channel: string, listener: Listener): void {
    const listeners = this.channels.get(channel);
    if (listeners?.delete(listener) !== true || listeners.size > 0) return;
    this.channels.delete(channel);
    this.link?.leave(channel);
    if (this.channels.size > 0) return;
    this.link?.close();
    this.link = undefined;
  }

  private deliver(message: unknown): void {
    const parsed = wireChannelEvent.safeParse(message);
    if (!parsed.success) {
      this.diagnostics.warn('Realtime: a message without the form of an event was dropped.');
      return;
    }
    const { id, channel, name, payload } = parsed.data;
    const listeners = this.channels.get(channel);
    if (listeners === undefined || !this.deliveredIds.add(id)) return;
    const event = toRealtimeEvent(name, payload);
    if (event === undefined) return;
    if (event.ok) for (const { notify } of [...listeners]) notify(event.value);
    else
      this.diagnostics.warn(
        `Realtime: ${name} was dropped, because it violates its contract (${event.error.fields.join(', ')}).`,
      );
  }
}
