import type { PlayedLink } from '../play/played-link.port';
import { ownerLeft } from '../session/apply-session-change';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import type { OfflineCopies } from './offline-copies.port';
import type { OfflineGames } from './offline-games.port';

/** Deletes the copies that show which pages and games a player has opened, because others may use the same browser. */
export class ForgetVisits {
  constructor(
    private readonly copies: Pick<OfflineCopies, 'deleteVisits'>,
    private readonly games: Pick<OfflineGames, 'forgetAll'>,
    private readonly playedLink: Pick<PlayedLink, 'forget'>,
    private readonly session: Pick<SessionState, 'session$'>,
  ) {}

  execute(): void {
    this.copies.deleteVisits();
    this.games.forgetAll();
    this.playedLink.forget();
  }

  /** Deletes the copies each time the player logs out or another player logs in, until it is cancelled. */
  follow(): Cancel {
    const following = ownerLeft(this.session.session$).subscribe(() => this.execute());
    return () => {
      following.unsubscribe();
    };
  }
}
