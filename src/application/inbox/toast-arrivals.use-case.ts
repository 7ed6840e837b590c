import type { Arrival } from '../../domain/notices/arrival-source';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { beginsBurst, soundOf } from '../../domain/notices/sound-name';
import { noticeReach } from '../../domain/session/notice-settings';
import type { NoticesState } from '../notices/notices-state';
import type { SoundPlayer } from '../notices/sound-player.port';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import { isSeen } from '../system/device';
import type { InboxState } from './inbox-state';

/** Plays the sound of arrivals; a burst plays one sound. */
export class ArrivalSound {
  private last: number | undefined;

  constructor(
    private readonly event: 'notification' | 'message',
    private readonly sounds: SoundPlayer,
    private readonly clock: Clock,
  ) {}

  /** Counts an arrival, and plays its sound if it is `audible` and begins a burst. */
  arrived(audible: boolean): void {
    const now = this.clock.now();
    if (audible && beginsBurst(now, this.last)) this.sounds.play(soundOf[this.event]);
    this.last = now;
  }
}

/**
 * Shows a toast for live arrivals in the visible tab and plays their sound, if any, as far as the settings allow. Items for which `arrivalOf`
 * returns undefined cause neither. The toast closes once the player has looked at the list or read the item.
 */
export class ToastArrivals<Item extends DropdownItem> {
  /** Id of the item with the latest toast. */
  private toasted: string | undefined;

  constructor(
    /** Key of the toasts: the newest arrival replaces the one before. */
    private readonly key: string,
    private readonly state: InboxState<Item>,
    private readonly arrivalOf: (item: Item) => Arrival | undefined,
    private readonly session: SessionState,
    private readonly notices: Pick<NoticesState, 'announce' | 'withdraw'>,
    private readonly attention: Attention,
    private readonly sound?: ArrivalSound,
  ) {}

  execute(): Cancel {
    let { arrived, visit } = this.state.current;
    let due = 0;
    let known = new Set<string>();
    const following = this.state.list$.subscribe((list) => {
      const isRead = list.items.some(({ id, read }) => read && id === this.toasted);
      if (isRead || list.arrived < arrived) this.withdraw();
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

  private async showToast(fresh: readonly Item[]): Promise<void> {
    if (!isSeen(this.attention)) return;
    const { settings } = this.session.current;
    const reached = fresh.flatMap((item) => {
      const arrival = this.arrivalOf(item);
      return arrival === undefined ? [] : [{ item, arrival, ...noticeReach(settings, arrival.source) }];
    });
    const shown = reached.find(({ toast }) => toast);
    const first = shown ?? reached[0];
    if (first === undefined || !(await this.attention.claim(first.item.id))) return;
    this.sound?.arrived(reached.some(({ sound }) => sound));
    if (shown === undefined) return;
    const { kind, title, body } = shown.arrival;
    this.notices.announce({ kind, title, body, key: this.key, listed: true });
    this.toasted = shown.item.id;
  }

  private withdraw(): void {
    if (this.toasted === undefined) return;
    this.toasted = undefined;
    this.notices.withdraw(this.key);
  }
}

/** Plays a sound for live messages, unless the player has muted them. */
export class SoundArrivals<Item extends DropdownItem> {
  constructor(
    private readonly state: InboxState<Item>,
    private readonly session: SessionState,
    private readonly sound: ArrivalSound,
  ) {}

  execute(): Cancel {
    let before = this.state.current.arrived;
    const following = this.state.list$.subscribe(({ arrived }) => {
      if (arrived > before) this.sound.arrived(noticeReach(this.session.current.settings, 'notifications').sound);
      before = arrived;
    });
    return () => {
      following.unsubscribe();
    };
  }
}
