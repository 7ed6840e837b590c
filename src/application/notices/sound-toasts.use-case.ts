import { isShown } from '../../domain/notices/toast-queue';
import { toastSound } from '../../domain/notices/toast';
import { soundsEnabled } from '../../domain/session/notice-settings';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import type { NoticesState } from './notices-state';
import type { SoundPlayer } from './sound-player.port';

/** Plays the sound of each toast as it appears, unless the player has muted the site (spec 1 §7). */
export class SoundToasts {
  constructor(
    private readonly notices: Pick<NoticesState, 'toasts$'>,
    private readonly session: SessionState,
    private readonly sounds: SoundPlayer,
  ) {}

  execute(): Cancel {
    let known = new Set<string>();
    const following = this.notices.toasts$.subscribe((queue) => {
      const shown = queue.filter(isShown).map(({ toast }) => toast);
      const fresh = shown.filter(({ id }) => !known.has(id));
      known = new Set(shown.map(({ id }) => id));
      if (!soundsEnabled(this.session.current.settings)) return;
      for (const sound of new Set(fresh.map(toastSound))) if (sound !== undefined) this.sounds.play(sound);
    });
    return () => {
      following.unsubscribe();
    };
  }
}
