import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeveloperCommunityGateway } from '../../application/console/community-gateway.port';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { EditedAnnouncement } from '../../domain/console/announcement';
import type { ConsoleGame } from '../../domain/console/console';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import type { AnnouncementField, AnnouncementForm } from './announcement.machine';
import { announcementRules, changedFields, emptyAnnouncement, fromForm, toForm } from './announcement.machine';
import { timeField } from './console.machine';
import { confirmAction, doneToast, problemText } from './console.texts';
import type { FormDependencies } from './revised-form.view-model';
import { RevisedForm } from './revised-form.view-model';

export interface AnnouncementDependencies extends FormDependencies {
  readonly community: Pick<
    DeveloperCommunityGateway,
    | 'announcement'
    | 'createAnnouncement'
    | 'changeAnnouncement'
    | 'publishAnnouncement'
    | 'unscheduleAnnouncement'
    | 'deleteAnnouncement'
    | 'previewAnnouncement'
  >;
  readonly gateway: Pick<ConsoleGateway, 'games'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly clock: Clock;
}

/** Time between the last change of the text and its preview, in milliseconds. */
const PREVIEW_DELAY = 500;

/** Editor of an announcement. */
export class AnnouncementViewModel {
  readonly edit: RevisedForm<EditedAnnouncement, AnnouncementForm, AnnouncementField>;
  /** Games that the announcement can be about. */
  readonly games: LoadedViewModel<readonly ConsoleGame[]>;
  /** Slug; undefined until a new announcement is stored. */
  slug: string | undefined;
  private typedAt: string | undefined;
  /** Error text of the schedule. */
  scheduleProblem: string | undefined;
  scheduling = false;
  /** True after the announcement is deleted. */
  deleted = false;
  private preview: string | undefined;
  private previews = 0;
  private cancelPreview: Cancel = () => undefined;

  constructor(
    private readonly dependencies: AnnouncementDependencies,
    private readonly developer: string,
    slug: string | undefined,
  ) {
    const { community, gateway } = dependencies;
    this.slug = slug;
    this.games = new LoadedViewModel(() => gateway.games(developer));
    this.edit = new RevisedForm<EditedAnnouncement, AnnouncementForm, AnnouncementField>(
      {
        load: () =>
          this.slug === undefined
            ? Promise.resolve(ok(emptyAnnouncement))
            : community.announcement(developer, this.slug),
        send: (form, { revision }) => this.send(form, revision),
        toForm: ({ text }) => toForm(text),
        saved: (form, page, revision) => ({ ...page, text: fromForm(form), revision }),
        ...announcementRules,
      },
      dependencies,
    );
    makeAutoObservable<this, 'dependencies' | 'developer' | 'previews' | 'cancelPreview'>(
      this,
      {
        ...{ dependencies: false, developer: false, previews: false, cancelPreview: false },
        ...{ edit: false, games: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stops = [this.edit.start(), this.games.start()];
    return () => {
      this.cancelPreview();
      for (const stop of stops) stop();
    };
  }

  /** Time of the publication in UTC, to the minute: the typed or the scheduled one. */
  get at(): string {
    return this.typedAt ?? timeField(this.edit.page?.scheduled);
  }

  get changed(): readonly AnnouncementField[] {
    const { page, form } = this.edit;
    return page === undefined || form === undefined ? [] : changedFields(toForm(page.text), form);
  }

  /** Typed body as HTML. Until the server has converted it, the HTML of the stored body. */
  get html(): string {
    return this.preview ?? this.edit.page?.html ?? '';
  }

  type<Field extends AnnouncementField>(field: Field, value: AnnouncementForm[Field]): void {
    const { form } = this.edit;
    if (form === undefined) return;
    this.edit.type({ ...form, [field]: value });
    if (field === 'body') this.convertLater();
  }

  discard(): void {
    this.edit.discard();
    this.convertLater();
  }

  async save(): Promise<void> {
    await this.edit.save();
    // The save has merged the text of another member into the form.
    if (this.edit.conflicts !== undefined) this.convertLater();
  }

  typeAt(at: string): void {
    this.typedAt = at;
    this.scheduleProblem = undefined;
  }

  /** Publishes the stored draft after a question. */
  async publish(): Promise<void> {
    const { slug } = this;
    const page = this.edit.page;
    if (slug === undefined || page === undefined) return;
    const { community, dialogs } = this.dependencies;
    const texts = {
      type: 'info',
      title: `Publish “${page.text.title}”?`,
      content:
        'Everyone can read this announcement at once. Your followers get a notification, and subscribers get an email.',
      confirm: 'Publish',
    } as const;
    const isPublished = await confirmAction(dialogs, texts, () =>
      community.publishAnnouncement(this.developer, slug, page.revision, undefined),
    );
    await this.reload(isPublished ? 'The announcement is published' : undefined);
  }

  /** Schedules the publication, or changes its time. */
  async schedule(): Promise<void> {
    const { slug } = this;
    const page = this.edit.page;
    if (slug === undefined || page === undefined || this.scheduling) return;
    if (this.at === '') {
      this.scheduleProblem = 'Choose a date and a time.';
      return;
    }
    const { at } = this;
    await this.changeSchedule(at, 'The publication is scheduled', () =>
      this.dependencies.community.publishAnnouncement(this.developer, slug, page.revision, `${at}:00Z`),
    );
  }

  async unschedule(): Promise<void> {
    const { slug } = this;
    if (slug === undefined || this.scheduling) return;
    await this.changeSchedule('', 'The publication is cancelled', () =>
      this.dependencies.community.unscheduleAnnouncement(this.developer, slug),
    );
  }

  /** Deletes the announcement after a question. */
  async remove(): Promise<void> {
    const { slug } = this;
    if (slug === undefined) return;
    const { community, dialogs, notices } = this.dependencies;
    const texts = {
      title: 'Delete this announcement?',
      content: 'Players can no longer read the announcement. This cannot be undone.',
      confirm: 'Delete the announcement',
    };
    if (!(await confirmAction(dialogs, texts, () => community.deleteAnnouncement(this.developer, slug)))) return;
    runInAction(() => {
      this.edit.discard();
      this.deleted = true;
    });
    notices.announce(doneToast('The announcement is deleted'));
  }

  /** Stores a new draft, or changes the stored texts. */
  private async send(form: AnnouncementForm, revision: string) {
    const { community } = this.dependencies;
    const text = fromForm(form);
    if (this.slug !== undefined) return community.changeAnnouncement(this.developer, this.slug, revision, text);
    const created = await community.createAnnouncement(this.developer, text);
    if (!created.ok) return created;
    runInAction(() => {
      this.slug = created.value.slug;
    });
    return ok(created.value.revision);
  }

  /** Sends a schedule, and shows its time `at` until the announcement is loaded again; `''` is none. */
  private async changeSchedule(at: string, done: string, send: () => Promise<Result<unknown, ApiFailure>>) {
    const typed = this.typedAt;
    this.scheduling = true;
    this.scheduleProblem = undefined;
    const answer = await send();
    runInAction(() => {
      // Another time can be typed during the request.
      if (answer.ok && this.typedAt === typed) this.typedAt = at;
    });
    const isLoaded = await this.reload(answer.ok ? done : undefined);
    runInAction(() => {
      this.scheduling = false;
      if (!answer.ok) this.scheduleProblem = problemText(answer.error);
      else if (isLoaded && this.typedAt === at) this.typedAt = undefined;
    });
  }

  /** Loads the announcement after a change of its state, unless a typed text would be lost. Returns true if it is loaded. */
  private async reload(done: string | undefined): Promise<boolean> {
    if (done !== undefined) this.dependencies.notices.announce(doneToast(done));
    if (this.changed.length > 0) return false;
    await this.edit.load();
    return this.edit.failure === undefined;
  }

  private convertLater(): void {
    this.cancelPreview();
    this.cancelPreview = this.dependencies.clock.after(PREVIEW_DELAY, () => void this.convert());
  }

  private async convert(): Promise<void> {
    const body = this.edit.form?.body;
    if (body === undefined) return;
    this.previews += 1;
    const call = this.previews;
    const answer = await this.dependencies.community.previewAnnouncement(this.developer, body);
    if (!answer.ok || call !== this.previews) return;
    runInAction(() => {
      this.preview = answer.value;
    });
  }
}
