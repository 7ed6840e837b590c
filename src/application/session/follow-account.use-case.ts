import { accountChannel } from '../../domain/realtime/channels';
import type { UserId } from '../../domain/session/current-user';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { Cancel } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { AccountChange } from './apply-session-change';
import { applyAccountChange } from './apply-session-change';
import type { RefreshAccount } from './refresh-account.use-case';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** Keeps the balance and the premium of the logged-in player up to date with realtime events, on every page. */
export class FollowAccount {
  constructor(
    private readonly session: SessionState,
    private readonly store: SessionStore,
    private readonly realtime: Realtime,
    private readonly refresh: RefreshAccount,
  ) {}

  execute(): Cancel {
    return followLatest(this.session.playerId$, (player) => (player === undefined ? undefined : this.follow(player)));
  }

  private follow(player: UserId): Cancel {
    // Events before the subscription or during a disconnection are lost, so the account is refreshed.
    const joined = () => void this.refresh.execute();
    return this.realtime.listen(accountChannel(player), (event) => this.handleEvent(player, event), joined);
  }

  private handleEvent(player: UserId, event: RealtimeEvent): void {
    const { type } = event;
    if (type === 'balance-updated')
      this.applyChange({ type: 'balance-changed', player, total: event.total, revision: event.revision });
    if (type === 'premium-updated') this.applyChange({ type: 'premium-changed', player, until: event.until });
  }

  private applyChange(change: AccountChange): void {
    applyAccountChange(change, this.session, this.store);
  }
}
