import type { Presence } from '../../domain/friends/presence';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';

/** Callbacks of an open friend list. */
export interface FriendListHandler {
  /** Called when the lists have changed or may have changed and must be reloaded. */
  changed(): void;
  presence(username: string, presence: Presence): void;
}

/** Subscribes to the presence of the player's friends and to changes of the friend lists. */
export class FollowFriends {
  constructor(
    private readonly realtime: Realtime,
    private readonly session: SessionState,
  ) {}

  execute(news: FriendListHandler): Cancel {
    const channel = announcementChannel({ playerId: this.session.current.user?.id });
    if (channel === undefined) return () => undefined;
    const handleEvent = (event: RealtimeEvent) => {
      if (event.type === 'friends-changed') news.changed();
      if (event.type === 'friend-presence') news.presence(event.username, event.presence);
    };
    // Events between the first response and the subscription are lost, so the lists are reloaded.
    return this.realtime.listen(channel, handleEvent, () => {
      news.changed();
    });
  }
}
