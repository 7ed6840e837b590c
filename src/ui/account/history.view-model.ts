import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { DeletePlay } from '../../application/account/delete-play.use-case';
import type { PlayedSession, PlayHistory } from '../../domain/account/play-history';
import { err, ok } from '../../domain/shared/result';
import type { AccountListViewModel } from './account-list.view-model';
import { notifySuccess } from './account-notices';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { deletedText } from './history.texts';

/** Word to type before the whole history is deleted. */
const TYPED = 'DELETE';
const COUNTED = 'will also be removed from your profile, activity and data export. Play counts stay.';

/** State of the play history, and its deletion. */
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

  /** Deletes one play session after a confirmation dialog; calls `onTurned` with the page then shown. */
  async remove({ id, game }: PlayedSession, onTurned: (page: number) => void): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: 'Remove this play session?',
      content: `This play session of ${game.title} will be removed from your history. It ${COUNTED}`,
      confirm: {
        title: 'Remove',
        run: async () => {
          const answer = await this.deletePlay.execute(id);
          if (!answer.ok) return err(failureText(answer.error));
          notifySuccess(this.notices, deletedText(1));
          onTurned(await this.list.shrink());
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  /** Deletes the whole history after a dialog with a typed confirmation. */
  async removeAll(onTurned: (page: number) => void): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: 'Delete your entire history?',
      content: `Every play session except the current one will be removed from your history. They ${COUNTED} This can’t be undone.`,
      typedConfirmation: TYPED,
      confirm: {
        title: 'Delete all',
        run: async () => {
          const answer = await this.deleteHistory.deletePlays();
          if (!answer.ok) return err(failureText(answer.error));
          notifySuccess(this.notices, deletedText(answer.value));
          onTurned(await this.list.shrink());
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }
}
