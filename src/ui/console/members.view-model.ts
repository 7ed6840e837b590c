import { makeAutoObservable, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { GivenRole, Member, SentInvitation } from '../../domain/console/console';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { roleTexts } from './console.machine';
import type { QuestionTexts } from './console.texts';
import { confirmAction, doneToast, failedToast, invitedToast, problemText } from './console.texts';

/** Form of an invitation by username or email address. */
export class InvitationViewModel {
  to = '';
  sending = false;
  /** Error text of the last invitation. */
  failure: string | undefined;

  constructor(private readonly send: (to: string) => ReturnType<Pick<ConsoleGateway, 'invite'>['invite']>) {
    makeAutoObservable<this, 'send'>(this, { send: false }, { autoBind: true });
  }

  typeTo(to: string): void {
    this.to = to;
    this.failure = undefined;
  }

  /** Sends the invitation and empties the form. Returns the invited name or address; undefined if no invitation was sent. */
  async submit(): Promise<string | undefined> {
    if (this.sending) return undefined;
    const to = this.to.trim();
    if (to === '') {
      this.failure = 'Enter a username or an email address.';
      return undefined;
    }
    this.sending = true;
    this.failure = undefined;
    const answer = await this.send(to);
    runInAction(() => {
      this.sending = false;
      if (answer.ok) this.to = '';
      else this.failure = problemText(answer.error);
    });
    return answer.ok ? to : undefined;
  }
}

/** Members and invitations of a developer, and the form of an invitation. */
export class MembersViewModel {
  readonly list;
  readonly invitation: InvitationViewModel;
  role: GivenRole = 'publisher';

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'members' | 'invite' | 'withdraw' | 'changeRole' | 'removeMember'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly developer: string,
    /** Reloads the developers of the player after a change of the own membership. */
    private readonly reload: () => Promise<void>,
  ) {
    this.list = new LoadedViewModel(() => gateway.members(developer));
    this.invitation = new InvitationViewModel((to) => gateway.invite(developer, to, this.role));
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'notices' | 'developer' | 'reload'>(
      this,
      {
        gateway: false,
        dialogs: false,
        notices: false,
        developer: false,
        reload: false,
        list: false,
        invitation: false,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.list.start();
  }

  chooseRole(role: GivenRole): void {
    this.role = role;
  }

  async invite(): Promise<void> {
    const to = await this.invitation.submit();
    if (to === undefined) return;
    this.notices.announce(invitedToast(to, 'seven days'));
    await this.list.load();
  }

  async withdraw({ id, username }: SentInvitation): Promise<void> {
    const texts = {
      title: 'Withdraw the invitation?',
      content: `${username} can then no longer accept it.`,
      confirm: 'Withdraw',
    };
    if (await this.ask(texts, () => this.gateway.withdraw(this.developer, id)))
      this.notices.announce(doneToast('Invitation withdrawn', username));
  }

  async changeRole({ username, self }: Member, role: GivenRole): Promise<void> {
    if (self) {
      const texts = {
        title: `Become ${roleTexts[role].name.toLowerCase()}?`,
        content: 'You will no longer be an owner, and tokens that you created end. Only another owner can undo this.',
        confirm: 'Change my role',
      };
      if (await this.ask(texts, () => this.gateway.changeRole(this.developer, username, role))) await this.reload();
      return;
    }
    const answer = await this.gateway.changeRole(this.developer, username, role);
    this.notices.announce(
      answer.ok ? doneToast('Role changed', `${username}: ${roleTexts[role].name}`) : failedToast(answer.error),
    );
    await this.list.load();
  }

  async remove({ username }: Member): Promise<void> {
    const texts = {
      title: `Remove ${username}?`,
      content: 'They lose access to this developer at once. Tokens that they created end.',
      confirm: 'Remove',
    };
    if (await this.ask(texts, () => this.gateway.removeMember(this.developer, username)))
      this.notices.announce(doneToast('Member removed', username));
  }

  /** Leaves the developer; returns true if the player is no longer a member. */
  async leave({ username }: Member): Promise<boolean> {
    const texts = {
      title: 'Leave this developer?',
      content: 'You lose access at once, and tokens that you created end. An owner can invite you again.',
      confirm: 'Leave',
    };
    const hasLeft = await confirmAction(this.dialogs, texts, () => this.gateway.removeMember(this.developer, username));
    if (hasLeft) await this.reload();
    return hasLeft;
  }

  private async ask(texts: QuestionTexts, run: Parameters<typeof confirmAction>[2]): Promise<boolean> {
    const isConfirmed = await confirmAction(this.dialogs, texts, run);
    if (isConfirmed) await this.list.load();
    return isConfirmed;
  }
}
