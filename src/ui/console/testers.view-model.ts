import { makeAutoObservable } from 'mobx';
import type { TesterGateway } from '../../application/console/tester-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Tester } from '../../domain/console/testers';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { confirmAction, doneToast, invitedToast } from './console.texts';
import { InvitationViewModel } from './members.view-model';

interface TestersDependencies {
  readonly gateway: Pick<TesterGateway, 'list' | 'invite' | 'remove' | 'reset'>;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
}

/** Test users and open invitations of a game, and the form of an invitation. */
export class TestersViewModel {
  readonly list;
  readonly invitation: InvitationViewModel;

  constructor(
    private readonly dependencies: TestersDependencies,
    private readonly developer: string,
    private readonly game: string,
  ) {
    this.list = new LoadedViewModel(() => dependencies.gateway.list(developer, game));
    this.invitation = new InvitationViewModel((to) => dependencies.gateway.invite(developer, game, to));
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game'>(
      this,
      { dependencies: false, developer: false, game: false, list: false, invitation: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.list.start();
  }

  async invite(): Promise<void> {
    const to = await this.invitation.submit();
    if (to === undefined) return;
    const { notices } = this.dependencies;
    notices.announce(invitedToast(to, '14 days'));
    await this.list.load();
  }

  /** Withdraws an invitation, or removes a test user. */
  async remove({ id, username, expires }: Tester): Promise<void> {
    const texts =
      expires === undefined
        ? {
            title: `Remove ${username}?`,
            content:
              'They lose access to the draft at once, and their test data is deleted. If they know the private link, create a new one, too.',
            confirm: 'Remove',
          }
        : {
            title: 'Withdraw the invitation?',
            content: `${username} can then no longer accept it.`,
            confirm: 'Withdraw',
          };
    const { dialogs, gateway, notices } = this.dependencies;
    if (!(await confirmAction(dialogs, texts, () => gateway.remove(this.developer, this.game, id)))) return;
    await this.list.load();
    notices.announce(doneToast(expires === undefined ? 'Test user removed' : 'Invitation withdrawn', username));
  }

  /** Deletes the test data of one test user, or of everyone. */
  async reset(tester: Tester | undefined): Promise<void> {
    const texts = {
      title: tester === undefined ? 'Delete all test data?' : `Delete the test data of ${tester.username}?`,
      content:
        tester === undefined
          ? 'Scores, achievements, saves and purchases of everyone in the draft are deleted, also those of members. The released game does not change.'
          : 'Their scores, achievements, saves and purchases in the draft are deleted. The released game does not change.',
      confirm: 'Delete',
    };
    const { dialogs, gateway, notices } = this.dependencies;
    if (!(await confirmAction(dialogs, texts, () => gateway.reset(this.developer, this.game, tester?.id)))) return;
    await this.list.load();
    notices.announce(doneToast('Test data deleted', tester?.username));
  }
}
