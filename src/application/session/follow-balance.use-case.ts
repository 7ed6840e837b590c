import { distinctUntilChanged, filter, map } from 'rxjs';
import { accountChannel } from '../../domain/realtime/channels';
import type { UserId } from '../../domain/session/current-user';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { Cancel } from '../system/clock.port';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** Keeps the balance of whoever is signed in true, on every page, to what the server tells of it. */
export class FollowBalance {
  constructor(
    private readonly session: SessionState,
    private readonly store: SessionStore,
    private readonly realtime: Realtime,
    private readonly gateway: SessionGateway,
  ) {}

  execute(): Cancel {
    let leave: Cancel = () => undefined;
    const following = this.session.session$
      .pipe(
        filter(({ attempted }) => attempted),
        map(({ user }) => user?.id),
        distinctUntilChanged(),
      )
      .subscribe((player) => {
        leave();
        leave = player === undefined ? () => undefined : this.follow(player);
      });
    return () => {
      following.unsubscribe();
      leave();
    };
  }

  private follow(player: UserId): Cancel {
    let joinedBefore = false;
    const joined = () => {
      // What was told while the connection was gone is in no event.
      if (joinedBefore) void this.ask(player);
      joinedBefore = true;
    };
    return this.realtime.listen(accountChannel(player), (event) => this.hear(player, event), joined);
  }

  private async ask(player: UserId): Promise<void> {
    const answer = await this.gateway.status();
    if (answer.ok && answer.value.user.id === player) this.keep(player, answer.value.user.balance);
  }

  private hear(player: UserId, event: RealtimeEvent): void {
    if (event.type === 'balance-updated') this.keep(player, event.total);
  }

  private keep(player: UserId, total: number): void {
    this.session.apply({ type: 'balance-changed', player, total });
    const { user } = this.session.current;
    if (user?.id === player) this.store.save(user);
  }
}
