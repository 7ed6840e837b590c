import { createHash } from 'node:crypto';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import type { Ask } from '../../platform/system/ask';
import type { SandboxCheckout, SandboxEvent } from '../payments/sandbox-wire';
import { SANDBOX_SIGNATURE } from '../payments/sandbox-wire';
import { signEvent } from '../payments/webhook-signature';
import type { ServerClock } from '../../platform/system/server-clock';

/** Delays before a failed event is sent again, in milliseconds. */
const RETRIES = [1000, 5000, 30_000] as const;

interface Sender {
  readonly ask: Ask;
  readonly clock: ServerClock;
  readonly secret: string;
  /** Address that receives the events. */
  readonly address: string;
}

const idOf = ({ order }: SandboxCheckout, state: PurchaseOrderState): string =>
  `evt_${createHash('sha256').update(`${order} ${state}`).digest('hex').slice(0, 32)}`;

/** Sends signed events of checkouts. Repeats a failed event, as real providers do. */
export class EventSender {
  readonly #to: Sender;
  readonly #waiting = new Set<() => void>();
  #stopped = false;

  constructor(to: Sender) {
    this.#to = to;
  }

  /** Resolves after the first attempt: true if the event was accepted. Further attempts run in the background. */
  async send(checkout: SandboxCheckout, state: PurchaseOrderState, attempt = 0): Promise<boolean> {
    const { ask, clock, secret, address } = this.#to;
    const event: SandboxEvent = {
      id: idOf(checkout, state),
      order: checkout.order,
      state,
      price: checkout.price,
    };
    const raw = Buffer.from(JSON.stringify(event));
    const answer = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signEvent(secret, raw, clock.now()) },
      body: raw,
    }).catch(() => undefined);
    if (answer?.ok) return true;
    const wait = RETRIES[attempt];
    if (wait !== undefined) this.#schedule(wait, checkout, state, attempt + 1);
    return false;
  }

  /** Sends the first event after a delay in milliseconds. */
  sendDelayed(checkout: SandboxCheckout, state: PurchaseOrderState, milliseconds: number): void {
    this.#schedule(milliseconds, checkout, state, 0);
  }

  /** Stops sending. Pending events are lost. */
  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }

  #schedule(milliseconds: number, checkout: SandboxCheckout, state: PurchaseOrderState, attempt: number): void {
    // An event can fail after the sender was stopped.
    if (this.#stopped) return;
    const cancel = this.#to.clock.after(milliseconds, () => {
      this.#waiting.delete(cancel);
      void this.send(checkout, state, attempt);
    });
    this.#waiting.add(cancel);
  }
}
