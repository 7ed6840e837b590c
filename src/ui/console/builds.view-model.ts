import { makeAutoObservable, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { Build } from '../../domain/console/console';
import type { Result } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { openingBuild, rollbackTarget } from './console.machine';
import { confirmAction, doneToast, failedToast } from './console.texts';
import { ReleaseNotesViewModel } from './release-notes.view-model';

/** Builds of a game and their release notes. Every change of a build can be undone. */
export class BuildsViewModel {
  readonly list;
  /** Version that is being changed. */
  changing: string | undefined;
  readonly notes;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'builds' | 'switchBuild' | 'changeNotes'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    leaveGuard: LeaveGuard,
    private readonly developer: string,
    private readonly game: string,
  ) {
    this.list = new LoadedViewModel(() => gateway.builds(developer, game));
    this.notes = new ReleaseNotesViewModel(dialogs, leaveGuard, (version, text) =>
      gateway.changeNotes(developer, game, version, text),
    );
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'notices' | 'developer' | 'game'>(
      this,
      {
        gateway: false,
        dialogs: false,
        notices: false,
        developer: false,
        game: false,
        list: false,
        notes: false,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = this.list.start();
    return () => {
      stop();
      this.notes.close();
    };
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

  /** Saves the typed release notes. */
  async saveNotes(): Promise<void> {
    const version = await this.notes.save();
    if (version === undefined) return;
    this.notices.announce(doneToast(`The release notes of ${version} are saved`));
    await this.list.load();
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
