import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, map } from 'rxjs';
import type { FollowOrder, OrderAnswer } from '../../application/market/follow-order.use-case';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel } from '../../application/system/clock.port';
import type { OrderStatus } from '../../domain/market/purchase-order';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** State of the order page. */
export type OrderView =
  | { readonly kind: 'looking' }
  | { readonly kind: 'known'; readonly status: OrderStatus }
  /** Visitor: only the buyer may see an order. */
  | { readonly kind: 'signed-out' }
  /** Unknown order of this player, or an address without an order. */
  | { readonly kind: 'unknown' }
  /** Failed request. */
  | { readonly kind: 'unanswered'; readonly message: string };

const REFUSED: readonly number[] = [404, 422];

/** State of a coin order after the checkout, always as reported by the server (decisions §8). */
export class OrderViewModel {
  view: OrderView = { kind: 'looking' };
  private readonly session;

  constructor(
    private readonly followOrder: FollowOrder,
    private readonly sessions: SessionState,
    private readonly order: string | undefined,
  ) {
    this.session = new ObservedStream(sessions.session$, sessions.current);
    if (order === undefined) this.view = { kind: 'unknown' };
    makeAutoObservable<this, 'followOrder' | 'sessions' | 'order' | 'session'>(
      this,
      { followOrder: false, sessions: false, order: false, session: false, view: observableRef },
      { autoBind: true },
    );
  }

  /** Balance of the player in coins; undefined for a visitor. */
  get balance(): number | undefined {
    return this.session.value.user?.balance;
  }

  start(): Disposer {
    const following = new Disposables();
    let stopFollowing: Cancel = () => undefined;
    const players = this.sessions.session$
      .pipe(
        map(({ attempted, user }) => (attempted ? { player: user?.id } : undefined)),
        distinctUntilChanged(
          (one, other) => one?.player === other?.player && (one === undefined) === (other === undefined),
        ),
      )
      .subscribe((known) => {
        stopFollowing();
        stopFollowing = known === undefined ? () => undefined : this.follow(known.player !== undefined);
      });
    following.add(
      this.session.start(),
      () => {
        stopFollowing();
      },
      () => {
        players.unsubscribe();
      },
    );
    return () => {
      following.dispose();
    };
  }

  private follow(signedIn: boolean): Cancel {
    const { order } = this;
    if (order === undefined) return () => undefined;
    if (!signedIn) {
      this.show({ kind: 'signed-out' });
      return () => undefined;
    }
    this.show({ kind: 'looking' });
    return this.followOrder.execute(order, this.receive);
  }

  private receive(answer: OrderAnswer): void {
    if (answer.ok) this.show({ kind: 'known', status: answer.value });
    else if (answer.error.kind === 'rejected' && REFUSED.includes(answer.error.status)) this.show({ kind: 'unknown' });
    else if (this.view.kind !== 'known') this.show({ kind: 'unanswered', message: failureText(answer.error) });
  }

  private show(view: OrderView): void {
    this.view = view;
  }
}
