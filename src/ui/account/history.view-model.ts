import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { DeletePlay } from '../../application/account/delete-play.use-case';
import type { PlayedStretch, PlayHistory } from '../../domain/account/play-history';
import { err, ok } from '../../domain/shared/result';
import type { AccountListViewModel } from './account-list.view-model';
import { notifySuccess } from './account-notices';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { deletedWords } from './history.texts';

/** What must be typed before all of it goes. */
const TYPED = 'DELETE';
const COUNTED =
  'Your profile, your activity and the copy of your data no longer tell of it. Games stay counted as played.';

/** What the player has played, and deleting it. */
export class HistoryViewModel {
  constructor(
    readonly list: AccountListViewModel<PlayHistory>,
    private readonly deletePlay: DeletePlay,
    private readonly deleteHistory: Pick<AccountPagesGateway, 'deletePlays'>,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
  ) {
    makeAutoObservable<this, 'deletePlay' | 'deleteHistory' | 'dialogs' | 'notices'>(
      this,
      { list: observableRef, deletePlay: false, deleteHistory: false, dialogs: false, notices: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.list.start();
  }

  turnTo(page: number): void {
    this.list.turnTo(page);
  }

  /** Asks first, in the confirmation dialog; `onTurned` is told of another page, where the shown one has gone with it. */
  async remove({ id, game }: PlayedStretch, onTurned: (page: number) => void): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: 'Delete this play?',
      content: `This play of ${game.title} goes out of your history. ${COUNTED}`,
      confirm: {
        title: 'Delete',
        run: async () => {
          const answer = await this.deletePlay.execute(id);
          if (!answer.ok) return err(failureText(answer.error));
          notifySuccess(this.notices, deletedWords(1));
          onTurned(await this.list.shrink());
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  /** Asks first, and for a word to be typed. */
  async removeAll(onTurned: (page: number) => void): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: 'Delete your whole history?',
      content: `All plays go out of your history, but for what you are playing now. ${COUNTED} This cannot be undone.`,
      typedConfirmation: TYPED,
      confirm: {
        title: 'Delete all',
        run: async () => {
          const answer = await this.deleteHistory.deletePlays();
          if (!answer.ok) return err(failureText(answer.error));
          notifySuccess(this.notices, deletedWords(answer.value));
          onTurned(await this.list.shrink());
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }
}
