import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { InboxEcho } from './inbox-echo.port';
import type { InboxState } from './inbox-state';
import type { RefreshInbox } from './refresh-inbox.use-case';

/** Realtime events that announce a new item. */
export type InboxEventKind = Extract<RealtimeEvent['type'], 'notification-created' | 'message-created'>;

/** Time to wait for the subscription before the inbox is loaded without it, in milliseconds. */
const JOIN_WAIT = 2000;

/** Keeps the inbox up to date for the logged-in player, including arrivals and items read in other tabs. */
export class FollowInbox<Item extends DropdownItem> {
  constructor(
    private readonly event: InboxEventKind,
    private readonly session: SessionState,
    private readonly realtime: Realtime,
    private readonly echo: InboxEcho,
    private readonly state: InboxState<Item>,
    private readonly refresh: RefreshInbox<Item>,
    private readonly clock: Clock,
  ) {}

  execute(): Cancel {
    return followLatest(this.session.playerId$, (playerId) => {
      this.state.apply({ type: 'player-changed' });
      return playerId === undefined ? undefined : this.follow(playerId);
    });
  }

  private follow(playerId: string): Cancel {
    const ask = () => void this.refresh.execute();
    const cancelWait = this.clock.after(JOIN_WAIT, ask);
    // Events before a subscription are lost, so the inbox is loaded after it.
    const joined = () => {
      cancelWait();
      ask();
    };
    const channel = announcementChannel({ playerId });
    const cancels = [
      cancelWait,
      this.echo.listen(ask),
      ...(channel === undefined ? [] : [this.realtime.listen(channel, ({ type }) => this.handleEvent(type), joined)]),
    ];
    return () => {
      for (const cancel of cancels) cancel();
    };
  }

  private handleEvent(type: RealtimeEvent['type']): void {
    if (type !== this.event) return;
    this.state.apply({ type: 'arrived' });
    void this.refresh.execute();
  }
}
