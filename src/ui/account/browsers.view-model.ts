import { makeAutoObservable, observableRef } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SignOutBrowsers } from '../../application/security/sign-out-browsers.use-case';
import type { SignedInBrowser } from '../../domain/account/security-overview';
import { err, ok } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { notifySuccess, notifyFailure } from './account-notices';

/** Number of browsers shown before the list is expanded. */
const SHOWN_FIRST = 5;

/** State of the list of logged-in browsers. */
export class BrowsersViewModel {
  list: readonly SignedInBrowser[] = [];
  /** True if the whole list is shown. */
  unfolded = false;
  private leaving: readonly string[] = [];

  constructor(
    private readonly signOut: SignOutBrowsers,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
  ) {
    makeAutoObservable<this, 'signOut' | 'dialogs' | 'notices' | 'leaving'>(
      this,
      { signOut: false, dialogs: false, notices: false, list: observableRef, leaving: observableRef },
      { autoBind: true },
    );
  }

  get shown(): readonly SignedInBrowser[] {
    return this.unfolded ? this.list : this.list.slice(0, SHOWN_FIRST);
  }

  /** Number of hidden browsers. */
  get folded(): number {
    return this.list.length - this.shown.length;
  }

  get hasOthers(): boolean {
    return this.list.some(({ current }) => !current);
  }

  show(list: readonly SignedInBrowser[]): void {
    this.list = list;
  }

  unfold(): void {
    this.unfolded = true;
  }

  /** True while this browser is being logged out. */
  isLeaving({ id }: SignedInBrowser): boolean {
    return this.leaving.includes(id);
  }

  async end(browser: SignedInBrowser): Promise<void> {
    if (browser.current || this.isLeaving(browser)) return;
    this.setLeaving([...this.leaving, browser.id]);
    const answer = await this.signOut.one(browser.id);
    this.setLeaving(this.leaving.filter((id) => id !== browser.id));
    if (!answer.ok) {
      notifyFailure(this.notices, answer.error);
      return;
    }
    this.show(this.list.filter(({ id }) => id !== browser.id));
    notifySuccess(this.notices, `${browser.device} logged out.`);
  }

  /** Logs out every other browser after a confirmation dialog. */
  async endOthers(): Promise<void> {
    await this.dialogs.ask({
      type: 'danger',
      title: 'Log out everywhere else?',
      content: 'You’ll stay logged in on this browser only.',
      confirm: {
        title: 'Log out all',
        run: async () => {
          const answer = await this.signOut.others();
          if (!answer.ok) return err(failureText(answer.error));
          this.show(this.list.filter(({ current }) => current));
          notifySuccess(this.notices, 'Logged out of all other browsers.');
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  private setLeaving(leaving: readonly string[]): void {
    this.leaving = leaving;
  }
}
