import type { AchievementNotice } from '../../domain/notices/achievement-notice';
import { toAchievementToast } from '../../domain/notices/achievement-notice';
import { achievementsShown } from '../../domain/session/notice-settings';
import type { SessionState } from '../session/session-state';
import type { NoticesState } from './notices-state';

/**
 * Shows an achievement for a minute, if the settings allow it. Guests get an offer to log in (spec 1 §2, §9).
 */
export class AnnounceAchievement {
  constructor(
    private readonly notices: NoticesState,
    private readonly session: SessionState,
  ) {}

  execute(notice: AchievementNotice): void {
    const { user, settings } = this.session.current;
    if (!achievementsShown(settings)) return;
    this.notices.announce(toAchievementToast(notice, user !== undefined));
  }
}
