import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { GameDetails, GameDetailsPage } from '../../domain/console/game-details';
import { gameFileText } from '../../domain/console/game-details';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { doneToast } from './console.texts';
import type { DetailsField, DetailsForm } from './details.machine';
import { changedFields, fromForm, mergeForms, problemsOf, toForm } from './details.machine';

export interface DetailsDependencies {
  readonly gateway: Pick<ConsoleGateway, 'details' | 'changeDetails' | 'previewDescription'>;
  readonly clock: Clock;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly leaveGuard: LeaveGuard;
  readonly fileSaver: FileSaver;
}

/** Pause after the last letter until the preview of the description follows, in milliseconds. */
const PREVIEW_DELAY = 500;

/** Form about the texts and choices of a game or of its draft. */
export class DetailsViewModel {
  /** Undefined until loaded. */
  page: GameDetailsPage | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** Typed fields; undefined until loaded. */
  form: DetailsForm | undefined;
  problems: Readonly<Partial<Record<DetailsField, string>>> = {};
  /** Error text of the last attempt to save. */
  refusal: string | undefined;
  /** Fields that another member has changed while they were typed; undefined without such a change. */
  conflicts: readonly DetailsField[] | undefined;
  saving = false;
  /** Typed description as HTML. */
  html = '';
  private releaseGuard: Cancel | undefined;
  private cancelPreview: Cancel = () => undefined;

  constructor(
    private readonly dependencies: DetailsDependencies,
    private readonly developer: string,
    private readonly game: string,
    private readonly draft: boolean,
  ) {
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game' | 'draft' | 'releaseGuard' | 'cancelPreview'>(
      this,
      {
        dependencies: false,
        developer: false,
        game: false,
        draft: false,
        releaseGuard: false,
        cancelPreview: false,
        page: observableRef,
        form: observableRef,
        problems: observableRef,
        conflicts: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.cancelPreview();
      this.guard(false);
    };
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.dependencies.gateway.details(this.developer, this.game, this.draft);
    runInAction(() => {
      if (!answer.ok) this.failure = failureText(answer.error);
      else this.show(answer.value, toForm(answer.value.details));
    });
  }

  get changed(): readonly DetailsField[] {
    const { page, form } = this;
    return page === undefined || form === undefined ? [] : changedFields(toForm(page.details), form);
  }

  /** Typed details; undefined until loaded. */
  get details(): GameDetails | undefined {
    const { page, form } = this;
    return page && form && fromForm(form, page);
  }

  /** Changes a typed field. */
  type<Field extends DetailsField>(field: Field, value: DetailsForm[Field]): void {
    if (this.form === undefined) return;
    this.form = { ...this.form, [field]: value };
    this.guard(this.changed.length > 0);
    if (field !== 'description') return;
    this.cancelPreview();
    this.cancelPreview = this.dependencies.clock.after(PREVIEW_DELAY, () => void this.preview());
  }

  async save(): Promise<void> {
    const { page, details, form: sent } = this;
    if (page === undefined || details === undefined || this.saving) return;
    this.saving = true;
    this.problems = {};
    this.refusal = undefined;
    const { gateway, notices } = this.dependencies;
    const change = { revision: page.revision, details };
    const answer = await gateway.changeDetails(this.developer, this.game, this.draft, change);
    if (!answer.ok && answer.error.kind === 'rejected' && answer.error.status === 409) await this.merge();
    runInAction(() => {
      this.saving = false;
      if (!answer.ok) {
        if (answer.error.kind === 'rejected') this.problems = problemsOf(answer.error.fields);
        if (this.conflicts === undefined) this.refusal = failureText(answer.error);
        return;
      }
      this.page = { ...page, details, revision: answer.value };
      this.conflicts = undefined;
      // Letters typed during the request are not saved yet.
      if (this.form === sent) this.form = toForm(details);
      this.guard(this.changed.length > 0);
      notices.announce(doneToast('Saved', this.draft ? 'The draft shows it now.' : 'Players see it now.'));
    });
  }

  /** Returns to the stored details. */
  discard(): void {
    if (this.page === undefined) return;
    this.show(this.page, toForm(this.page.details));
    this.problems = {};
    this.refusal = undefined;
    this.conflicts = undefined;
  }

  /** Offers the stored details as a file for the build. */
  downloadGameFile(): void {
    if (this.page === undefined) return;
    this.dependencies.fileSaver.save('game.json', gameFileText(this.game, this.page.details), 'application/json');
  }

  /** Asks before typed changes are lost. Returns true if the page may be left. */
  async mayLeave(): Promise<boolean> {
    const answer = await this.dependencies.dialogs.ask({
      type: 'danger',
      title: 'Leave without saving?',
      content: 'Your changes of this page are lost.',
      confirm: { title: 'Leave' },
      cancel: { title: 'Stay' },
    });
    return answer.ok && answer.value === 'confirm';
  }

  /** Loads the changes of another member, and keeps the typed fields. */
  private async merge(): Promise<void> {
    const { page, form } = this;
    if (page === undefined || form === undefined) return;
    const answer = await this.dependencies.gateway.details(this.developer, this.game, this.draft);
    if (!answer.ok || answer.value.revision === page.revision) return;
    const merged = mergeForms(toForm(page.details), form, toForm(answer.value.details));
    runInAction(() => {
      this.show(answer.value, merged.form);
      this.conflicts = merged.conflicts;
    });
  }

  private show(page: GameDetailsPage, form: DetailsForm): void {
    this.page = page;
    this.form = form;
    this.html = page.html;
    this.guard(this.changed.length > 0);
    if (form.description !== page.details.description) void this.preview();
  }

  private async preview(): Promise<void> {
    const text = this.form?.description;
    if (text === undefined) return;
    const answer = await this.dependencies.gateway.previewDescription(this.developer, this.game, text);
    runInAction(() => {
      if (answer.ok && this.form?.description === text) this.html = answer.value;
    });
  }

  private guard(isNeeded: boolean): void {
    if (isNeeded) {
      this.releaseGuard ??= this.dependencies.leaveGuard.activate();
      return;
    }
    this.releaseGuard?.();
    this.releaseGuard = undefined;
  }
}
