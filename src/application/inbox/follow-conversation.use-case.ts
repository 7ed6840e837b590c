import { announcementChannel } from '../../domain/realtime/channels';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';

/** Calls back when the conversation with a player has changed or may have changed. */
export class FollowConversation {
  constructor(
    private readonly realtime: Realtime,
    private readonly session: Pick<SessionState, 'current'>,
  ) {}

  execute(user: string, changed: () => void): Cancel {
    const channel = announcementChannel({ playerId: this.session.current.user?.id });
    if (channel === undefined) return () => undefined;
    const name = user.toLowerCase();
    return this.realtime.listen(
      channel,
      (event) => {
        const isOwn = event.type === 'conversation-updated' && event.username.toLowerCase() === name;
        // A block or an unblock changes the access.
        if (isOwn || event.type === 'message-created' || event.type === 'friends-changed') changed();
      },
      // Events between the first response and the subscription are lost.
      changed,
    );
  }
}
