import type { Presence } from '../../domain/friends/presence';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';

/** What a list of friends hears while it is open. */
export interface FriendNews {
  /** The lists are no longer what they were, or may not be: they are to be loaded anew. */
  changed(): void;
  presence(username: string, presence: Presence): void;
}

/** Hears who comes, goes and plays of the player's friends, and that the lists have changed. */
export class FollowFriends {
  constructor(
    private readonly realtime: Realtime,
    private readonly session: SessionState,
  ) {}

  execute(news: FriendNews): Cancel {
    const channel = announcementChannel({ playerId: this.session.current.user?.id });
    if (channel === undefined) return () => undefined;
    const hear = (event: RealtimeEvent) => {
      if (event.type === 'friends-changed') news.changed();
      if (event.type === 'friend-presence') news.presence(event.username, event.presence);
    };
    // What was told between the first answer and the subscription is in no event.
    return this.realtime.listen(channel, hear, () => {
      news.changed();
    });
  }
}
