import { arrivalSource } from '../../domain/notices/arrival-source';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { Notification } from '../../domain/notices/notification';
import type { AudibleKind } from '../../domain/notices/sound-name';
import { beginsBurst, noticeSound } from '../../domain/notices/sound-name';
import { noticeReach } from '../../domain/session/notice-settings';
import type { NoticesState } from '../notices/notices-state';
import type { SoundPlayer } from '../notices/sound-player.port';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import { isSeen } from '../system/device';
import type { InboxState } from './inbox-state';

/** Toast key that all arrivals share, so that the newest replaces the one before. */
const KEY = 'arrival';

/**
 * Shows a toast for live arrivals in the visible tab, if the settings allow it. Results of the player's own actions
 * cause no toast.
 */
export class ToastArrivals {
  constructor(
    private readonly state: InboxState<Notification>,
    private readonly session: SessionState,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly attention: Attention,
  ) {}

  execute(): Cancel {
    let { arrived, visit } = this.state.current;
    let due = 0;
    let known = new Set<string>();
    const following = this.state.list$.subscribe((list) => {
      if (list.visit !== visit) {
        due = 0;
        known = new Set();
      } else due += Math.max(0, list.arrived - arrived);
      ({ arrived, visit } = list);
      if (list.phase !== 'ready') return;
      // Only as many items as have arrived, counted from the newest. Items below them are old.
      const fresh = list.items.slice(0, due).filter(({ id, read }) => !read && !known.has(id));
      for (const { id } of list.items) known.add(id);
      if (fresh.length === 0) return;
      due = 0;
      void this.showToast(fresh);
    });
    return () => {
      following.unsubscribe();
    };
  }

  private async showToast(fresh: readonly Notification[]): Promise<void> {
    if (!isSeen(this.attention)) return;
    const { settings } = this.session.current;
    const shown = fresh.find((notification) => {
      const source = arrivalSource(notification);
      return source !== undefined && noticeReach(settings, source).toast;
    });
    if (shown === undefined || !(await this.attention.claim(shown.id))) return;
    this.notices.announce({ kind: 'info', title: shown.title, body: shown.body, key: KEY });
  }
}

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
