import { distinctUntilChanged, filter, map } from 'rxjs';
import { accountChannel } from '../../domain/realtime/channels';
import type { UserId } from '../../domain/session/current-user';
import type { SessionEvent } from '../../domain/session/session';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { Cancel } from '../system/clock.port';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

type AccountChange = Extract<SessionEvent, { readonly player: UserId }>;

/** Keeps the balance and the premium of whoever is signed in true, on every page, to what the server tells of them. */
export class FollowAccount {
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
    // What was told before, and while the connection was gone, is in no event.
    const joined = () => void this.ask(player);
    return this.realtime.listen(accountChannel(player), (event) => this.hear(player, event), joined);
  }

  private async ask(player: UserId): Promise<void> {
    const answer = await this.gateway.status();
    if (!answer.ok || answer.value.user.id !== player) return;
    const { balance, balanceRevision, premiumUntil } = answer.value.user;
    // The session drops what is older than what was told meanwhile.
    this.keep({ type: 'balance-changed', player, total: balance, revision: balanceRevision });
    this.keep({ type: 'premium-changed', player, until: premiumUntil });
  }

  private hear(player: UserId, event: RealtimeEvent): void {
    if (event.type === 'balance-updated')
      this.keep({ type: 'balance-changed', player, total: event.total, revision: event.revision });
    if (event.type === 'premium-updated') this.keep({ type: 'premium-changed', player, until: event.until });
  }

  private keep(change: AccountChange): void {
    this.session.apply(change);
    const { user } = this.session.current;
    if (user?.id === change.player) this.store.save(user);
  }
}
