import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { canAdd } from '../../domain/notices/inbox-list';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { InboxEcho } from './inbox-echo.port';
import type { InboxState } from './inbox-state';
import type { RefreshInbox } from './refresh-inbox.use-case';

/** Time to wait for the subscription before the inbox is loaded without it, in milliseconds. */
const JOIN_WAIT = 2000;

/**
 * Keeps the inbox up to date for the logged-in player, including arrivals and items read in other tabs. `effectOf` returns the item that an event
 * brings, `outdated` if the event has changed items, and undefined if it concerns none.
 */
export class FollowInbox<Item extends DropdownItem> {
  constructor(
    private readonly effectOf: (event: RealtimeEvent) => Item | 'outdated' | undefined,
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
      ...(channel === undefined ? [] : [this.realtime.listen(channel, (event) => this.handleEvent(event), joined)]),
    ];
    return () => {
      for (const cancel of cancels) cancel();
    };
  }

  private handleEvent(event: RealtimeEvent): void {
    const effect = this.effectOf(event);
    if (effect === undefined) return;
    const isComplete = effect !== 'outdated' && canAdd(this.state.current, effect);
    if (effect !== 'outdated') this.state.apply({ type: 'arrived', item: effect });
    if (!isComplete) void this.refresh.execute();
  }
}
