import type { AchievementNotice } from '../../domain/notices/achievement-notice';
import { toAchievementToast } from '../../domain/notices/achievement-notice';
import { achievementsShown, soundsEnabled } from '../../domain/session/notice-settings';
import type { SessionState } from '../session/session-state';
import type { NoticesState } from './notices-state';
import type { SoundPlayer } from './sound-player.port';

/**
 * Shows an achievement for a minute with its sound, if the settings allow it. Guests get an offer to log in (spec 1
 * §2, §9).
 */
export class AnnounceAchievement {
  constructor(
    private readonly notices: NoticesState,
    private readonly sounds: SoundPlayer,
    private readonly session: SessionState,
  ) {}

  execute(notice: AchievementNotice): void {
    const { user, settings } = this.session.current;
    if (!achievementsShown(settings)) return;
    this.notices.announce(toAchievementToast(notice, user !== undefined));
    if (soundsEnabled(settings)) this.sounds.play(notice.sound);
  }
}
