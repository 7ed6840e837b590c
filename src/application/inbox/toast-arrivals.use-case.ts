import { arrivalSource } from '../../domain/notices/arrival-source';
import type { Notification } from '../../domain/notices/notification';
import { noticeReach } from '../../domain/session/notice-settings';
import type { NoticesState } from '../notices/notices-state';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel } from '../system/clock.port';
import { isSeen } from '../system/is-seen';
import type { InboxState } from './inbox-state';

/** What the newest arrival takes the place of. */
const KEY = 'arrival';

/** Shows in the corner what has arrived live and is not of the player's own doing, as far as the settings let it, in the tab that is seen. */
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
      // As many as have come, from the newest on: what only comes into sight below them is old.
      const fresh = list.items.slice(0, due).filter(({ id, read }) => !read && !known.has(id));
      for (const { id } of list.items) known.add(id);
      if (fresh.length === 0) return;
      due = 0;
      void this.tell(fresh);
    });
    return () => {
      following.unsubscribe();
    };
  }

  private async tell(fresh: readonly Notification[]): Promise<void> {
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
