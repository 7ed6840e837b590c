import type { ShareGame } from '../../application/games/share-game.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Game } from '../../domain/games/game';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { commonTexts, filled } from '../notices/texts/common.texts';

const COPIED = 'The link is copied.';

/** Hands a game's page on, and tells what became of the link where the device itself does not. */
export class ShareGameViewModel {
  private busy = false;

  constructor(
    private readonly shareGame: Pick<ShareGame, 'execute'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly game: Game,
  ) {}

  /** The link leads to the version that is chosen now; a press while the device's dialog is open does nothing. */
  readonly share = async (version: string | undefined): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    const shared = await this.shareGame.execute(this.game, version);
    this.busy = false;
    if (!shared.ok)
      this.notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], kept(shared.error))));
    else if (shared.value === 'copied')
      this.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], COPIED)));
  };
}

const kept = (address: string): string => `Your browser keeps its clipboard to itself. The link is ${address}`;
