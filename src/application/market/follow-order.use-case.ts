import { distinctUntilChanged, map, skip } from 'rxjs';
import type { OrderStanding } from '../../domain/market/order-standing';
import { mayStillCome, untilNextLook } from '../../domain/market/order-standing';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { isPassing } from '../http/is-passing';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { MarketGateway } from './market-gateway.port';

/** What is known of an order, or why nothing is. */
export type OrderAnswer = Result<OrderStanding, ApiFailure>;

/** Follows an order of the player until its coins are there: looks again and again, less often as time goes by, and whenever the balance changes. */
export class FollowOrder {
  constructor(
    private readonly gateway: Pick<MarketGateway, 'order'>,
    private readonly session: SessionState,
    private readonly clock: Clock,
  ) {}

  /** Tells each answer until it is final, or until the returned function is called. */
  execute(order: string, tell: (answer: OrderAnswer) => void): Cancel {
    const began = this.clock.now();
    let asking = 0;
    let cancelTimer: Cancel = () => undefined;
    const look = async (): Promise<void> => {
      cancelTimer();
      const ticket = ++asking;
      const answer = await this.gateway.order(order);
      if (ticket !== asking) return;
      const open = answer.ok ? mayStillCome(answer.value.state) : isPassing(answer.error);
      if (open) cancelTimer = this.clock.after(untilNextLook(this.clock.now() - began), () => void look());
      else end();
      tell(answer);
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
      cancelTimer();
      balance.unsubscribe();
    };
    void look();
    return end;
  }
}
