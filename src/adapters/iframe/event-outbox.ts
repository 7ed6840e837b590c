import type { Cancel, Clock } from '../../application/system/clock.port';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import { bridgeLimits, isRepeated } from '../../domain/bridge/bridge-limits';
import type { EventMessage } from '../../domain/bridge/message';
import { event } from '../../domain/bridge/message';

interface Pending {
  readonly message: EventMessage;
  readonly sentAt: number;
}

/** Events that the game has not acknowledged yet; each is resent every 100 ms for at most 10 s (spec 2 §9). */
export class EventOutbox {
  private pending: readonly Pending[] = [];
  private lastId = 0;
  private cancel: Cancel | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly post: (message: EventMessage) => void,
  ) {}

  send({ name, detail }: BridgeEvent): void {
    this.lastId += 1;
    const sentAt = this.clock.now();
    this.pending = [...this.pending, { message: event(this.lastId, name, detail), sentAt }];
    this.cancel ??= this.clock.every(bridgeLimits.eventEvery, () => this.flush());
    this.flush();
  }

  /** Sends all pending events, oldest first; the game treats an id that is not newer as a duplicate. */
  flush(): void {
    const now = this.clock.now();
    this.keep(({ sentAt }) => isRepeated(sentAt, now));
    for (const { message } of this.pending) this.post(message);
  }

  acknowledge(id: number): void {
    this.keep(({ message }) => message.id !== id);
  }

  clear(): void {
    this.keep(() => false);
  }

  private keep(wanted: (pending: Pending) => boolean): void {
    this.pending = this.pending.filter(wanted);
    if (this.pending.length > 0) return;
    this.cancel?.();
    this.cancel = undefined;
  }
}
