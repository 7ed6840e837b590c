import { distinctUntilChanged, map, skip } from 'rxjs';
import type { OrderStatus } from '../../domain/market/purchase-order';
import { canStillArrive, untilNextPoll } from '../../domain/market/purchase-order';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import type { RefreshAccount } from '../session/refresh-account.use-case';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import type { MarketGateway } from './market-gateway.port';

/** State of an order, or the failure of its request. */
export type OrderAnswer = Result<OrderStatus, ApiFailure>;

/**
 * Polls an order of the player until its coins have arrived, while the tab is visible and less often over time. A
 * balance change, such as a refund, triggers another poll. A final state is reported after the balance has been
 * refreshed.
 */
export class FollowOrder {
  constructor(
    private readonly gateway: Pick<MarketGateway, 'order'>,
    private readonly session: SessionState,
    private readonly account: Pick<RefreshAccount, 'execute'>,
    private readonly attention: Attention,
    private readonly clock: Clock,
  ) {}

  /** Reports each response until the order turns out not to exist, or until the returned function is called. */
  execute(order: string, report: (answer: OrderAnswer) => void): Cancel {
    const began = this.clock.now();
    let latestRequest = 0;
    let cancelWait: Cancel = () => undefined;
    const poll = async (): Promise<void> => {
      cancelWait();
      const ticket = ++latestRequest;
      const answer = await this.gateway.order(order);
      if (ticket !== latestRequest) return;
      if (answer.ok ? canStillArrive(answer.value.state) : isTransient(answer.error)) {
        pollLater();
        report(answer);
        return;
      }
      // The order is final. The balance may not have arrived over realtime yet, so it is refreshed.
      const refreshed = answer.ok ? await this.account.execute() : ok(undefined);
      if (ticket !== latestRequest) return;
      // The subscription to the balance remains, because a later refund changes the balance.
      if (!answer.ok) end();
      else if (!refreshed.ok) pollLater();
      report(refreshed.ok ? answer : refreshed);
    };
    const pollLater = () => {
      const wait = untilNextPoll(this.clock.now() - began);
      if (wait === undefined) return;
      cancelWait = this.clock.after(wait, () => {
        cancelWait = this.attention.whenSeen(() => void poll());
      });
    };
    const balance = this.session.session$
      .pipe(
        map(({ user }) => user?.balance),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(() => void poll());
    const end = () => {
      latestRequest += 1;
      cancelWait();
      balance.unsubscribe();
    };
    void poll();
    return end;
  }
}
