import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { FollowPublication } from '../../application/console/follow-publication.use-case';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel } from '../../application/system/clock.port';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { ConsoleGame, GameDraft, Publication, Published } from '../../domain/console/console';
import type { MergeChoice } from '../../domain/console/draft-merge';
import type { DraftAction } from '../../domain/console/publication';
import type { Result } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { timeField } from './console.machine';
import { confirmAction, doneToast, draftDone, draftQuestions, problemText } from './console.texts';
import { DecisionViewModel } from './decision.view-model';
import { versionProblem } from './upload.machine';

export interface DraftDependencies {
  readonly gateway: Pick<
    ConsoleGateway,
    'games' | 'changeDraft' | 'draftConflicts' | 'scheduleRelease' | 'cancelRelease'
  >;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly clipboard: Clipboard;
  readonly followPublication: Pick<FollowPublication, 'execute'>;
}

/** An open change of a draft; `running` is false while it waits. */
interface OpenChange {
  readonly action: DraftAction;
  readonly running: boolean;
}

/** A game with its draft, which can be released, get another link, or be deleted. */
export class DraftViewModel {
  readonly games;
  /** Typed version of the release. */
  version = '';
  private typedAt: string | undefined;
  scheduleProblem: string | undefined;
  /** True while the schedule is being changed. */
  scheduling = false;
  change: OpenChange | undefined;
  /** Reason of a refusal, or the report of the check. */
  refusal: string | undefined;
  released: Published | undefined;
  readonly decision;
  /** Result of the last copy. */
  copied: 'no' | 'yes' | 'failed' = 'no';
  private stopFollowing: Cancel = () => undefined;
  private active = false;

  constructor(
    private readonly dependencies: DraftDependencies,
    private readonly developer: string,
    private readonly slug: string,
    /** Called after a change has ended well. */
    private readonly changed: () => void,
  ) {
    this.decision = new DecisionViewModel(dependencies.gateway, developer, slug);
    this.games = new LoadedViewModel(() => dependencies.gateway.games(developer));
    makeAutoObservable<this, 'dependencies' | 'developer' | 'slug' | 'changed' | 'stopFollowing' | 'active'>(
      this,
      {
        dependencies: false,
        developer: false,
        slug: false,
        changed: false,
        stopFollowing: false,
        active: false,
        games: false,
        change: observableRef,
        released: observableRef,
        decision: false,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.active = true;
    void this.load();
    return () => {
      this.active = false;
      this.stopFollowing();
    };
  }

  /** Loads the game, and follows a change that another member or an earlier visit has started. */
  async load(): Promise<void> {
    await this.games.load();
    const change = this.draft?.change;
    if (this.active && change !== undefined && this.change === undefined) this.follow(change.id, change.action);
  }

  /** Undefined until loaded, and for an unknown game. */
  get game(): ConsoleGame | undefined {
    return this.games.value?.find(({ slug }) => slug === this.slug);
  }

  get draft(): GameDraft | undefined {
    return this.game?.draft;
  }

  /** Time of a scheduled release in UTC, to the minute: the typed or the scheduled one. */
  get at(): string {
    return this.typedAt ?? timeField(this.draft?.release);
  }

  get versionProblem(): string | undefined {
    return versionProblem(this.version);
  }

  typeVersion(version: string): void {
    this.version = version;
  }

  typeAt(at: string): void {
    this.typedAt = at;
    this.scheduleProblem = undefined;
  }

  /** Schedules the release, or changes its time. */
  async schedule(): Promise<void> {
    if (this.scheduling || this.versionProblem !== undefined) return;
    if (this.at === '') {
      this.scheduleProblem = 'Choose a date and a time.';
      return;
    }
    const version = this.version.trim();
    await this.changeSchedule('The release is scheduled', () =>
      this.dependencies.gateway.scheduleRelease(
        this.developer,
        this.slug,
        `${this.at}:00Z`,
        version === '' ? undefined : version,
      ),
    );
  }

  async cancelSchedule(): Promise<void> {
    if (this.scheduling) return;
    await this.changeSchedule('The release is cancelled', () =>
      this.dependencies.gateway.cancelRelease(this.developer, this.slug),
    );
  }

  async copyLink(): Promise<void> {
    if (this.draft === undefined) return;
    const isCopied = await this.dependencies.clipboard.copy(this.draft.page);
    runInAction(() => {
      this.copied = isCopied ? 'yes' : 'failed';
    });
  }

  /** Starts the change after a question, and follows the change until it ends. A release with conflicts first needs the decision of the member. */
  async request(action: DraftAction): Promise<void> {
    if (this.draft === undefined || this.change !== undefined || this.decision.comparing) return;
    if (action !== 'release') {
      await this.ask(action);
      return;
    }
    if (this.versionProblem !== undefined) return;
    const problem = await this.decision.compare();
    runInAction(() => {
      this.refusal = problem;
    });
    if (this.active && problem === undefined && this.decision.open === undefined) await this.ask('release');
  }

  /** Releases the draft with the chosen values. */
  async releaseDecided(): Promise<void> {
    const { choice } = this.decision;
    if (choice !== undefined && this.change === undefined) await this.ask('release', choice);
  }

  private async ask(action: DraftAction, choice?: MergeChoice): Promise<void> {
    const { draft } = this;
    if (draft === undefined) return;
    let started: Publication | undefined;
    const version = this.version.trim();
    await confirmAction(this.dependencies.dialogs, draftQuestions[action](draft.version, version), async () => {
      const isRelease = action === 'release';
      const answer = await this.dependencies.gateway.changeDraft(this.developer, this.slug, {
        action,
        version: isRelease && version !== '' ? version : undefined,
        build: isRelease ? draft.version : undefined,
        choice,
      });
      if (answer.ok) started = answer.value;
      return answer;
    });
    if (this.active && started !== undefined) this.follow(started.id, action);
  }

  private async changeSchedule(title: string, send: () => Promise<Result<void, ApiFailure>>): Promise<void> {
    this.scheduling = true;
    this.scheduleProblem = undefined;
    const answer = await send();
    if (answer.ok) {
      this.dependencies.notices.announce(doneToast(title));
      await this.games.load();
    }
    runInAction(() => {
      this.scheduling = false;
      if (answer.ok) this.typedAt = undefined;
      else this.scheduleProblem = problemText(answer.error);
    });
  }

  private follow(id: string, action: DraftAction): void {
    this.change = { action, running: false };
    this.refusal = undefined;
    this.decision.cancel();
    this.stopFollowing = this.dependencies.followPublication.execute(this.developer, id, {
      changed: (publication) => {
        this.publicationChanged(publication, action);
      },
      failed: (failure) => {
        this.end(problemText(failure));
      },
    });
  }

  private publicationChanged({ state, error, result }: Publication, action: DraftAction): void {
    if (state === 'waiting' || state === 'running') {
      this.change = { action, running: state === 'running' };
      return;
    }
    if (state === 'refused') {
      this.end(error ?? 'This change was refused.');
      return;
    }
    this.released = result;
    this.version = '';
    this.copied = 'no';
    this.dependencies.notices.announce(doneToast(draftDone[action]));
    this.end(undefined);
    this.changed();
  }

  private end(refusal: string | undefined): void {
    this.change = undefined;
    this.refusal = refusal;
    void this.games.load();
  }
}
