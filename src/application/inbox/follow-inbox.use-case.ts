import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { InboxEcho } from './inbox-echo.port';
import type { InboxState } from './inbox-state';
import type { RefreshInbox } from './refresh-inbox.use-case';

/** Realtime events that announce a new item. */
export type InboxEventKind = Extract<RealtimeEvent['type'], 'notification-created' | 'message-created'>;

/** Keeps the inbox up to date for the logged-in player, including arrivals and items read in other tabs. */
export class FollowInbox<Item extends DropdownItem> {
  constructor(
    private readonly event: InboxEventKind,
    private readonly session: SessionState,
    private readonly realtime: Realtime,
    private readonly echo: InboxEcho,
    private readonly state: InboxState<Item>,
    private readonly refresh: RefreshInbox<Item>,
  ) {}

  execute(): Cancel {
    return followLatest(this.session.playerId$, (playerId) => {
      this.state.apply({ type: 'player-changed' });
      return playerId === undefined ? undefined : this.follow(playerId);
    });
  }

  private follow(playerId: string): Cancel {
    const ask = () => void this.refresh.execute();
    ask();
    const channel = announcementChannel({ playerId });
    const cancels = [
      this.echo.listen(ask),
      // Events between the first response and the subscription are lost, so the inbox is reloaded.
      ...(channel === undefined ? [] : [this.realtime.listen(channel, ({ type }) => this.handleEvent(type), ask)]),
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
