import { distinctUntilChanged, filter, map } from 'rxjs';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { AnnounceAchievement } from '../notices/announce-achievement.use-case';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { Diagnostics } from '../system/diagnostics.port';
import type { GuestId } from './guest-id.port';
import type { Realtime } from './realtime.port';

/** Subscribes to the visitor's own announcement channel, which changes with the player (spec 1 §7). */
export class FollowAnnouncements {
  constructor(
    private readonly realtime: Realtime,
    private readonly guest: GuestId,
    private readonly session: SessionState,
    private readonly announce: AnnounceAchievement,
    private readonly diagnostics: Diagnostics,
  ) {}

  execute(): Cancel {
    const channel$ = this.session.session$.pipe(
      filter((session) => session.attempted),
      map((session) => announcementChannel({ playerId: session.user?.id, guestId: this.guest.read() })),
      distinctUntilChanged(),
    );
    return followLatest(channel$, (channel) => {
      if (channel !== undefined) return this.realtime.listen(channel, (event) => this.handleEvent(event));
      this.diagnostics.warn('No guest id: announcements are off for this visitor.');
      return undefined;
    });
  }

  private handleEvent(event: RealtimeEvent): void {
    if (event.type === 'achievement-unlocked') this.announce.execute(event.notice);
  }
}
