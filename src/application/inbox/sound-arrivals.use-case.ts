import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { AudibleKind } from '../../domain/notices/sound-name';
import { beginsBurst, noticeSound } from '../../domain/notices/sound-name';
import { noticeReach } from '../../domain/session/notice-settings';
import type { SoundPlayer } from '../notices/sound-player.port';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { InboxState } from './inbox-state';

/** Plays a sound for live arrivals, unless the player has muted it. A burst plays one sound. */
export class SoundArrivals<Item extends DropdownItem> {
  private last: number | undefined;

  constructor(
    private readonly kind: AudibleKind,
    private readonly state: InboxState<Item>,
    private readonly session: SessionState,
    private readonly sounds: SoundPlayer,
    private readonly clock: Clock,
  ) {}

  execute(): Cancel {
    let before = this.state.current.arrived;
    const following = this.state.list$.subscribe(({ arrived }) => {
      if (arrived > before) this.sound();
      before = arrived;
    });
    return () => {
      following.unsubscribe();
    };
  }

  private sound(): void {
    const now = this.clock.now();
    const audible = beginsBurst(now, this.last) && noticeReach(this.session.current.settings, 'notifications').sound;
    this.last = now;
    if (audible) this.sounds.play(noticeSound(this.kind));
  }
}
