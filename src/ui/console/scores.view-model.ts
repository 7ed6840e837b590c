import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ScoresGateway, ScoresOf } from '../../application/console/scores-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import type {
  BoardBan,
  BoardReview,
  ReviewedBoard,
  ReviewedScore,
  ScoreDecision,
  ScoreName,
} from '../../domain/console/game-scores';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { confirmAction, doneToast, failedToast, problemText } from './console.texts';
import type { BanForm } from './scores.machine';
import { banProblems, decisionReport, emptyBan, scoreKey, toggleKey } from './scores.machine';

interface ScoresDependencies {
  readonly gateway: Pick<ScoresGateway, 'page' | 'review' | 'decide' | 'remove' | 'ban' | 'unban'>;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Scores of a game's boards: decisions about set-aside ones, removals and bans. */
export class ScoresViewModel {
  /** Boards and bans. */
  readonly page;
  /** Slug of the chosen board; undefined for the first one. */
  chosen: string | undefined;
  /** Scores of the shown board; undefined until loaded. */
  review: BoardReview | undefined;
  /** Error text of a failed load of the scores. */
  failure: string | undefined;
  selected: ReadonlySet<string> = new Set();
  /** True while a decision is sent. */
  deciding = false;
  ban: BanForm = emptyBan;
  banning = false;
  attempted = false;
  /** Error text of a refused ban. */
  banFailure: string | undefined;
  private request = 0;

  constructor(
    private readonly dependencies: ScoresDependencies,
    private readonly of: ScoresOf,
  ) {
    this.page = new LoadedViewModel(() => dependencies.gateway.page(of));
    makeAutoObservable<this, 'dependencies' | 'of' | 'request'>(
      this,
      {
        ...{ page: false, dependencies: false, of: false, request: false },
        ...{ review: observableRef, selected: observableRef, ban: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.request += 1;
    };
  }

  /** The shown board; undefined until loaded, and for a game without boards. */
  get board(): ReviewedBoard | undefined {
    const boards = this.page.value?.boards;
    return boards?.find(({ slug }) => slug === this.chosen) ?? boards?.[0];
  }

  get chosenScores(): readonly ReviewedScore[] {
    return (this.review?.setAside ?? []).filter((score) => this.selected.has(scoreKey(score)));
  }

  get banProblems(): ReturnType<typeof banProblems> {
    return this.attempted ? banProblems(this.ban, this.dependencies.clock.now()) : {};
  }

  async load(): Promise<void> {
    await this.page.load();
    await this.loadReview();
  }

  async loadReview(): Promise<void> {
    const { board } = this;
    if (board === undefined) return;
    this.request += 1;
    const { request } = this;
    this.failure = undefined;
    const answer = await this.dependencies.gateway.review(this.of, board.slug);
    if (request !== this.request) return;
    runInAction(() => {
      if (answer.ok) this.review = answer.value;
      else this.failure = failureText(answer.error);
    });
  }

  chooseBoard(slug: string): void {
    this.chosen = slug;
    this.review = undefined;
    this.selected = new Set();
    void this.loadReview();
  }

  toggle(score: ScoreName): void {
    this.selected = toggleKey(this.selected, scoreKey(score));
  }

  /** Selects all set-aside scores, or none if all are selected. */
  toggleAll(): void {
    const all = this.review?.setAside ?? [];
    this.selected = new Set(this.chosenScores.length === all.length ? [] : all.map(scoreKey));
  }

  async decide(decision: ScoreDecision, scores: readonly ScoreName[]): Promise<void> {
    const { board } = this;
    if (this.deciding || board === undefined || scores.length === 0) return;
    this.deciding = true;
    const { gateway, notices } = this.dependencies;
    const answer = await gateway.decide(this.of, board.slug, decision, scores);
    if (answer.ok) {
      const { title, body, isMixed } = decisionReport(decision, answer.value);
      notices.announce(isMixed ? noticeToast('call-failed', { title, body }) : doneToast(title, body));
    } else notices.announce(failedToast(answer.error));
    runInAction(() => {
      this.deciding = false;
      if (answer.ok) this.selected = new Set();
    });
    if (answer.ok) await this.load();
  }

  async remove(score: ScoreName): Promise<void> {
    const { board } = this;
    if (board === undefined) return;
    const texts = {
      title: `Remove the score of ${score.username}?`,
      content: 'You cannot undo this removal. The player can post another score.',
      confirm: 'Remove',
    };
    const { dialogs, gateway } = this.dependencies;
    if (await confirmAction(dialogs, texts, () => gateway.remove(this.of, board.slug, score))) await this.load();
  }

  typeBan(change: Partial<BanForm>): void {
    this.ban = { ...this.ban, ...change };
    this.banFailure = undefined;
  }

  async submitBan(): Promise<void> {
    if (this.banning) return;
    this.attempted = true;
    this.banFailure = undefined;
    if (Object.keys(this.banProblems).length > 0) return;
    this.banning = true;
    const { username, board, reason, until } = this.ban;
    const answer = await this.dependencies.gateway.ban(this.of, {
      username: username.trim(),
      board: board === '' ? undefined : board,
      reason: reason.trim(),
      until: until === '' ? undefined : `${until}:00Z`,
    });
    runInAction(() => {
      this.banning = false;
      if (!answer.ok) {
        this.banFailure = problemText(answer.error);
        return;
      }
      this.ban = emptyBan;
      this.attempted = false;
    });
    if (!answer.ok) return;
    this.dependencies.notices.announce(doneToast('Player banned', `${username.trim()} gets a notification.`));
    await this.load();
  }

  async unban({ id, username }: BoardBan): Promise<void> {
    const texts = {
      title: `End the ban of ${username}?`,
      content: 'The player’s scores appear on the board again.',
      confirm: 'End the ban',
    };
    const { dialogs, gateway } = this.dependencies;
    if (await confirmAction(dialogs, texts, () => gateway.unban(this.of, id))) await this.load();
  }
}
