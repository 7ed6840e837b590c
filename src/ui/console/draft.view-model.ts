import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { FollowPublication } from '../../application/console/follow-publication.use-case';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel } from '../../application/system/clock.port';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { ConsoleGame, DraftConflicts, GameDraft, Publication, Published } from '../../domain/console/console';
import type { MergeChoice } from '../../domain/console/draft-merge';
import type { DraftAction } from '../../domain/console/publication';
import type { Result } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { actionQuestion, doneToast, draftDone, draftQuestions, problemText } from './console.texts';
import { versionProblem } from './upload.machine';

export interface DraftDependencies {
  readonly gateway: Pick<ConsoleGateway, 'games' | 'changeDraft' | 'draftConflicts' | 'scheduleRelease' | 'cancelRelease'>;
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

/** Decision of a release about fields that draft and public game have both changed. */
interface Decision extends DraftConflicts {
  /** Fields whose value of the draft is released; the others keep that of the public game. */
  readonly draft: ReadonlySet<string>;
}

/** A game with its draft, which can be released, get another link, or be deleted. */
export class DraftViewModel {
  readonly games;
  /** Typed version of the release. */
  version = '';
  /** Typed time of a scheduled release in UTC, such as 2026-11-27T18:30. */
  at = '';
  scheduleProblem: string | undefined;
  /** True while the schedule is being changed. */
  scheduling = false;
  change: OpenChange | undefined;
  /** Reason of a refusal, or the report of the check. */
  refusal: string | undefined;
  released: Published | undefined;
  /** Undefined unless a release waits for it. */
  decision: Decision | undefined;
  /** True while the conflicts of a release are loaded. */
  comparing = false;
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
        decision: observableRef,
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

  get versionProblem(): string | undefined {
    return versionProblem(this.version);
  }

  typeVersion(version: string): void {
    this.version = version;
  }

  typeAt(at: string): void {
    this.at = at;
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
    const { draft } = this;
    if (draft === undefined) return;
    const isCopied = await this.dependencies.clipboard.copy(draft.page);
    runInAction(() => {
      this.copied = isCopied ? 'yes' : 'failed';
    });
  }

  /** Asks, starts the change, and follows it until it ends. A release with conflicts waits for the decision of the member. */
  async request(action: DraftAction): Promise<void> {
    if (this.draft === undefined || this.change !== undefined || this.comparing) return;
    if (action !== 'release') {
      await this.ask(action);
      return;
    }
    if (this.versionProblem !== undefined) return;
    this.comparing = true;
    const answer = await this.dependencies.gateway.draftConflicts(this.developer, this.slug);
    runInAction(() => {
      this.comparing = false;
      this.refusal = answer.ok ? undefined : problemText(answer.error);
      const isOpen = answer.ok && answer.value.conflicts.length > 0;
      this.decision = isOpen ? { ...answer.value, draft: new Set() } : undefined;
    });
    if (this.active && answer.ok && this.decision === undefined) await this.ask('release');
  }

  /** Chooses the value of the draft or of the public game for a field. */
  decide(field: string, side: 'draft' | 'public'): void {
    if (this.decision === undefined) return;
    const draft = new Set(this.decision.draft);
    if (side === 'draft') draft.add(field);
    else draft.delete(field);
    this.decision = { ...this.decision, draft };
  }

  cancelDecision(): void {
    this.decision = undefined;
  }

  /** Releases the draft with the chosen values. */
  async releaseDecided(): Promise<void> {
    const { decision } = this;
    if (decision === undefined || this.change !== undefined) return;
    await this.ask('release', { revision: decision.revision, draft: [...decision.draft] });
  }

  private async ask(action: DraftAction, choice?: MergeChoice): Promise<void> {
    const { draft } = this;
    if (draft === undefined) return;
    let started: Publication | undefined;
    const question = actionQuestion(draftQuestions[action](draft.version), async () => {
      const version = this.version.trim();
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
    await this.dependencies.dialogs.ask(question);
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
      if (answer.ok) this.at = '';
      else this.scheduleProblem = problemText(answer.error);
    });
  }

  private follow(id: string, action: DraftAction): void {
    this.change = { action, running: false };
    this.refusal = undefined;
    this.decision = undefined;
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
