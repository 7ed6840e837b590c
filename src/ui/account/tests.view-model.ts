import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { OwnTestGateway } from '../../application/console/tester-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { TestedGame, TestInvitation } from '../../domain/console/testers';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { notifyFailure, notifySuccess } from './account-notices';

/** Games that the player tests, and open invitations. */
export class TestsViewModel {
  readonly list;
  /** Id of the invitation that is being answered. */
  answering: string | undefined;

  constructor(
    private readonly gateway: Pick<OwnTestGateway, 'list' | 'accept' | 'leave'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly notices: NoticesState,
  ) {
    this.list = new LoadedViewModel(() => gateway.list());
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'notices'>(
      this,
      { gateway: false, dialogs: false, notices: false, list: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.list.start();
  }

  accept({ id, title }: TestInvitation): Promise<void> {
    return this.answer(id, () => this.gateway.accept(id), `You’re now a test user of ${title}.`);
  }

  decline({ id }: TestInvitation): Promise<void> {
    return this.answer(id, () => this.gateway.leave(id), 'Invitation declined.');
  }

  /** Ends a test after a confirmation dialog. */
  async leave({ id, title }: TestedGame): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: `Stop testing ${title}?`,
      content:
        'You lose access to the test version, and your data in it is deleted. The released game does not change.',
      confirm: {
        title: 'Stop testing',
        run: async () => {
          const answer = await this.gateway.leave(id);
          if (!answer.ok) return err(failureText(answer.error));
          await this.list.load();
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  private async answer(id: string, run: () => Promise<Result<void, ApiFailure>>, done: string): Promise<void> {
    if (this.answering !== undefined) return;
    this.answering = id;
    const answer = await run();
    runInAction(() => (this.answering = undefined));
    if (answer.ok) notifySuccess(this.notices, done);
    else notifyFailure(this.notices, answer.error);
    await this.list.load();
  }
}
