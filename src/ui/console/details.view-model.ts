import { makeAutoObservable, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type { GameDetails, GameDetailsPage } from '../../domain/console/game-details';
import { gameFileText } from '../../domain/console/game-details';
import type { Disposer } from '../shared/disposables';
import type { DetailsField, DetailsForm } from './details.machine';
import { changedFields, detailsRules, fromForm, toForm } from './details.machine';
import type { FormDependencies } from './revised-form.view-model';
import { RevisedForm } from './revised-form.view-model';

export interface DetailsDependencies extends FormDependencies {
  readonly gateway: Pick<ConsoleGateway, 'details' | 'changeDetails' | 'previewDescription'>;
  readonly clock: Clock;
  readonly fileSaver: FileSaver;
}

/** Pause after the last letter until the preview of the description follows, in milliseconds. */
const PREVIEW_DELAY = 500;

/** Form about the texts and choices of a game or of its draft. */
export class DetailsViewModel {
  readonly edit: RevisedForm<GameDetailsPage, DetailsForm, DetailsField>;
  /** HTML of the last previewed description. */
  private preview: { readonly description: string; readonly html: string } | undefined;
  private cancelPreview: Cancel = () => undefined;

  constructor(
    private readonly dependencies: DetailsDependencies,
    private readonly developer: string,
    private readonly game: string,
    draft: boolean,
  ) {
    const { gateway } = dependencies;
    this.edit = new RevisedForm<GameDetailsPage, DetailsForm, DetailsField>(
      {
        load: () => gateway.details(developer, game, draft),
        send: (form, page) =>
          gateway.changeDetails(developer, game, draft, { revision: page.revision, details: fromForm(form, page) }),
        toForm: ({ details }) => toForm(details),
        saved: (form, page, revision) => ({ ...page, revision, details: fromForm(form, page) }),
        ...detailsRules,
      },
      dependencies,
    );
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game' | 'cancelPreview'>(
      this,
      { dependencies: false, developer: false, game: false, cancelPreview: false, edit: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = this.edit.start();
    return () => {
      this.cancelPreview();
      stop();
    };
  }

  get changed(): readonly DetailsField[] {
    const { page, form } = this.edit;
    return page === undefined || form === undefined ? [] : changedFields(toForm(page.details), form);
  }

  /** Typed details; undefined until loaded. */
  get details(): GameDetails | undefined {
    const { page, form } = this.edit;
    return page && form && fromForm(form, page);
  }

  /** Description as HTML; that of the stored one until the typed one is converted. */
  get html(): string {
    return this.preview?.html ?? this.edit.page?.html ?? '';
  }

  /** Changes a typed field. */
  type<Field extends DetailsField>(field: Field, value: DetailsForm[Field]): void {
    const { form } = this.edit;
    if (form === undefined) return;
    this.edit.type({ ...form, [field]: value });
    if (field !== 'description') return;
    this.cancelPreview();
    this.cancelPreview = this.dependencies.clock.after(PREVIEW_DELAY, () => void this.convert());
  }

  async save(): Promise<void> {
    await this.edit.save();
    // Another member may have changed the description.
    await this.convert();
  }

  discard(): void {
    this.edit.discard();
    void this.convert();
  }

  /** Offers the stored details as a file for the build. */
  downloadGameFile(): void {
    const { page } = this.edit;
    if (page === undefined) return;
    this.dependencies.fileSaver.save('game.json', gameFileText(this.game, page.details), 'application/json');
  }

  /** Converts the typed description, unless it is the previewed or the loaded one. */
  private async convert(): Promise<void> {
    const { page, form } = this.edit;
    if (page === undefined || form === undefined) return;
    const { description } = form;
    if (description === this.preview?.description) return;
    if (this.preview === undefined && description === page.details.description) return;
    const answer = await this.dependencies.gateway.previewDescription(this.developer, this.game, description);
    runInAction(() => {
      if (answer.ok && this.edit.form?.description === description) this.preview = { description, html: answer.value };
    });
  }
}
