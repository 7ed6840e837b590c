import { distinctUntilChanged, map, skip } from 'rxjs';
import type { OrderStanding } from '../../domain/market/order-standing';
import { canStillArrive, untilNextPoll } from '../../domain/market/order-standing';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import type { RefreshAccount } from '../session/refresh-account.use-case';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import type { MarketGateway } from './market-gateway.port';

/** What is known of an order, or why nothing is. */
export type OrderAnswer = Result<OrderStanding, ApiFailure>;

/**
 * Follows an order of the player until its coins are there: looks again and again while the tab is seen, less often as time goes by, and
 * whenever the balance changes, as it does when a payment is given back. What is final is told once the balance is what it has led to.
 */
export class FollowOrder {
  constructor(
    private readonly gateway: Pick<MarketGateway, 'order'>,
    private readonly session: SessionState,
    private readonly account: Pick<RefreshAccount, 'execute'>,
    private readonly attention: Attention,
    private readonly clock: Clock,
  ) {}

  /** Tells each answer until there is no such order, or until the returned function is called. */
  execute(order: string, tell: (answer: OrderAnswer) => void): Cancel {
    const began = this.clock.now();
    let asking = 0;
    let cancelWait: Cancel = () => undefined;
    const look = async (): Promise<void> => {
      cancelWait();
      const ticket = ++asking;
      const answer = await this.gateway.order(order);
      if (ticket !== asking) return;
      if (answer.ok ? canStillArrive(answer.value.state) : isTransient(answer.error)) {
        pollLater();
        tell(answer);
        return;
      }
      // Nothing is left to ask for but the balance, which may not have been told.
      const refreshed = answer.ok ? await this.account.execute() : ok(undefined);
      if (ticket !== asking) return;
      // Coins that are taken back later change the balance, and it is looked again.
      if (!answer.ok) end();
      else if (!refreshed.ok) pollLater();
      tell(refreshed.ok ? answer : refreshed);
    };
    const pollLater = () => {
      const wait = untilNextPoll(this.clock.now() - began);
      if (wait === undefined) return;
      cancelWait = this.clock.after(wait, () => {
        cancelWait = this.attention.whenSeen(() => void look());
      });
    };
    const balance = this.session.session$
      .pipe(
        map(({ user }) => user?.balance),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(() => void look());
    const end = () => {
      asking += 1;
      cancelWait();
      balance.unsubscribe();
    };
    void look();
    return end;
  }
}
