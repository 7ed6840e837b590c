import type { ShareGame } from '../../application/games/share-game.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Game } from '../../domain/games/game';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { commonTexts, filled } from '../notices/texts/common.texts';

const COPIED = 'Link copied';

/** Shares a game's page and shows the result of copying in a toast; the system's share dialog needs none. */
export class ShareGameViewModel {
  private busy = false;

  constructor(
    private readonly shareGame: Pick<ShareGame, 'execute'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly game: Game,
  ) {}

  /** Shares a link to this version; ignored while the system's dialog is open. */
  readonly share = async (version: string | undefined): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    const shared = await this.shareGame.execute(this.game, version);
    this.busy = false;
    if (!shared.ok)
      this.notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], blockedText(shared.error))));
    else if (shared.value === 'copied')
      this.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], COPIED)));
  };
}

const blockedText = (address: string): string => `Your browser blocked copying. The link is ${address}`;
