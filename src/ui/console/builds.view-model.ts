import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel } from '../../application/system/clock.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { Build } from '../../domain/console/console';
import type { Result } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { openingBuild, rollbackTarget } from './console.machine';
import { askToLeave, confirmAction, doneToast, failedToast, problemText } from './console.texts';

/** Typed release notes of a build. */
interface EditedNotes {
  readonly version: string;
  readonly stored: string;
  readonly text: string;
  readonly saving: boolean;
  readonly problem: string | undefined;
}

/** Builds of a game and their release notes. Every change of a build can be undone. */
export class BuildsViewModel {
  readonly list;
  /** Version that is being changed. */
  changing: string | undefined;
  /** Release notes that are being edited. */
  notes: EditedNotes | undefined;
  private releaseGuard: Cancel | undefined;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'builds' | 'switchBuild' | 'changeNotes'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly leaveGuard: LeaveGuard,
    private readonly developer: string,
    private readonly game: string,
  ) {
    this.list = new LoadedViewModel(() => gateway.builds(developer, game));
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'notices' | 'leaveGuard' | 'developer' | 'game' | 'releaseGuard'>(
      this,
      {
        gateway: false,
        dialogs: false,
        notices: false,
        leaveGuard: false,
        releaseGuard: false,
        developer: false,
        game: false,
        list: false,
        notes: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = this.list.start();
    return () => {
      stop();
      this.setNotes(undefined);
    };
  }

  /** True if release notes are typed that are not saved. */
  get changed(): boolean {
    return this.notes !== undefined && this.notes.text !== this.notes.stored;
  }

  /** Asks before typed release notes are lost. Returns true if the page may be left. */
  mayLeave(): Promise<boolean> {
    return askToLeave(this.dialogs);
  }

  get builds(): readonly Build[] | undefined {
    return this.list.value?.builds;
  }

  /** Build that opens by default. */
  get opening(): Build | undefined {
    return openingBuild(this.builds ?? []);
  }

  /** Build that opens after a roll back. */
  get rollback(): Build | undefined {
    return rollbackTarget(this.builds ?? []);
  }

  async activate({ version }: Build): Promise<void> {
    await this.change(version, true, `${version} is active`);
  }

  /** Makes a build unplayable; asks first if it is the last one. */
  async deactivate(build: Build): Promise<void> {
    const { version, state } = build;
    if (state !== 'opens' || this.rollback !== undefined) {
      await this.change(version, false, `${version} is inactive`);
      return;
    }
    const texts = {
      title: `Deactivate ${version}?`,
      content: 'It is the only active build, so nobody can play the game until you activate one.',
      confirm: 'Deactivate',
    };
    if (await confirmAction(this.dialogs, texts, () => this.send(version, false)))
      await this.showChange(version, false, `${version} is inactive`);
  }

  /** Deactivates the opening build, so that the newest of the other active builds opens. */
  async rollBack(): Promise<void> {
    const current = this.opening;
    const target = this.rollback;
    if (current !== undefined && target !== undefined)
      await this.change(current.version, false, `Rolled back to ${target.version}`);
  }

  /** Opens the release notes of a build, or closes those that are open. Asks before typed ones are lost. */
  async editNotes({ version, notes: stored = '' }: Build): Promise<void> {
    const open = this.notes;
    if (open?.saving === true || (this.changed && !(await this.mayDiscard()))) return;
    const edited = { version, stored, text: stored, saving: false, problem: undefined };
    this.setNotes(open?.version === version ? undefined : edited);
  }

  typeNotes(text: string): void {
    if (this.notes) this.setNotes({ ...this.notes, text, problem: undefined });
  }

  closeNotes(): void {
    this.setNotes(undefined);
  }

  /** Saves the typed release notes. The form stays open after a failure. */
  async saveNotes(): Promise<void> {
    const edited = this.notes;
    if (edited === undefined || edited.saving) return;
    this.setNotes({ ...edited, saving: true, problem: undefined });
    const answer = await this.gateway.changeNotes(this.developer, this.game, edited.version, edited.text);
    if (!answer.ok) {
      if (this.notes) this.setNotes({ ...this.notes, saving: false, problem: problemText(answer.error) });
      return;
    }
    this.setNotes(undefined);
    this.notices.announce(doneToast(`The release notes of ${edited.version} are saved`));
    await this.list.load();
  }

  private async mayDiscard(): Promise<boolean> {
    const answer = await this.dialogs.ask({
      type: 'danger',
      title: 'Discard your release notes?',
      content: 'What you have typed is not saved.',
      confirm: { title: 'Discard' },
      cancel: { title: 'Keep' },
    });
    return answer.ok && answer.value === 'confirm';
  }

  private setNotes(notes: EditedNotes | undefined): void {
    runInAction(() => {
      this.notes = notes;
    });
    if (this.changed) {
      this.releaseGuard ??= this.leaveGuard.activate();
      return;
    }
    this.releaseGuard?.();
    this.releaseGuard = undefined;
  }

  private async change(version: string, active: boolean, title: string): Promise<void> {
    if (this.changing !== undefined) return;
    const answer = await this.send(version, active);
    if (answer.ok) await this.showChange(version, active, title);
    else this.notices.announce(failedToast(answer.error));
  }

  private async send(version: string, active: boolean): Promise<Result<void, ApiFailure>> {
    this.setChanging(version);
    const answer = await this.gateway.switchBuild(this.developer, this.game, version, active);
    this.setChanging(undefined);
    return answer;
  }

  private async showChange(version: string, active: boolean, title: string): Promise<void> {
    const undo = () => void this.change(version, !active, `${version} is ${active ? 'inactive' : 'active'} again`);
    this.notices.announce({ ...doneToast(title), key: `build ${this.game}`, action: { title: 'Undo', run: undo } });
    await this.list.load();
  }

  private setChanging(version: string | undefined): void {
    runInAction(() => {
      this.changing = version;
    });
  }
}
