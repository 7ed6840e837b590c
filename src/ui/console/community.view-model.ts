import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeveloperCommunityGateway } from '../../application/console/community-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { OwnReview, OwnReviewFilter, OwnReviews, ReviewAnswer } from '../../domain/console/own-reviews';
import { answerProblem } from '../../domain/console/own-reviews';
import { AccountListViewModel } from '../account/account-list.view-model';
import type { Disposer } from '../shared/disposables';
import { confirmAction, doneToast, isConflict, problemText } from './console.texts';
import { UnsavedGuard } from './unsaved-guard';

/** An answer that has not been sent. */
interface AnswerDraft {
  readonly body: string;
  /** Revision of the stored answer that this draft replaces; undefined for a first answer. */
  readonly revision: string | undefined;
  /** True if something was typed. */
  readonly typed: boolean;
}

/** Unsent answers by review or message, for all pages of the console. The browser asks before it closes a page with a typed answer. */
export class AnswerDrafts {
  private drafts: ReadonlyMap<string, AnswerDraft> = new Map();
  private readonly unsaved: UnsavedGuard;

  constructor(leaveGuard: LeaveGuard) {
    this.unsaved = new UnsavedGuard(leaveGuard);
    makeAutoObservable<this, 'drafts' | 'unsaved'>(this, { drafts: observableRef, unsaved: false });
  }

  get(id: string): AnswerDraft | undefined {
    return this.drafts.get(id);
  }

  /** Stores a draft, or deletes it. */
  set(id: string, draft: AnswerDraft | undefined): void {
    const others = [...this.drafts].filter(([one]) => one !== id);
    this.drafts = new Map(draft === undefined ? others : [...others, [id, draft]]);
    this.unsaved.set([...this.drafts.values()].some(({ typed }) => typed));
  }
}

export interface CommunityDependencies {
  readonly gateway: Pick<DeveloperCommunityGateway, 'reviews' | 'review' | 'answer' | 'removeAnswer'>;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly session: Pick<SessionState, 'session$'>;
  readonly drafts: AnswerDrafts;
}

/** Reviews of a game, and the forms of their answers. */
export class CommunityViewModel {
  readonly list: AccountListViewModel<OwnReviews>;
  /** Review whose answer is being sent. */
  sending: string | undefined;
  private problems: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly dependencies: CommunityDependencies,
    private readonly developer: string,
    private readonly game: string,
    filter: OwnReviewFilter,
    page: number,
  ) {
    const { gateway, session } = dependencies;
    this.list = new AccountListViewModel((at) => gateway.reviews(developer, game, filter, at), session, page);
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game' | 'problems'>(
      this,
      { dependencies: false, developer: false, game: false, list: false, problems: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.list.start();
  }

  /** Text of a review's open form; undefined for a closed one. */
  draftOf({ id }: Pick<OwnReview, 'id'>): string | undefined {
    return this.dependencies.drafts.get(id)?.body;
  }

  /** True for an open form in which nothing was typed. */
  isUntouched({ id }: Pick<OwnReview, 'id'>): boolean {
    return this.dependencies.drafts.get(id)?.typed === false;
  }

  /** Error text of a review's form. */
  problemOf({ id }: Pick<OwnReview, 'id'>): string | undefined {
    return this.problems.get(id);
  }

  /** Opens the form of a first answer, or of a change. */
  write({ id, answer }: OwnReview): void {
    this.dependencies.drafts.set(id, { body: answer?.body ?? '', revision: answer?.revision, typed: false });
  }

  type({ id }: OwnReview, body: string): void {
    const { drafts } = this.dependencies;
    const draft = drafts.get(id);
    if (draft === undefined || this.sending === id) return;
    drafts.set(id, { ...draft, body, typed: true });
    this.setProblem(id, undefined);
  }

  /** Closes a form and drops its text. */
  cancel({ id }: Pick<OwnReview, 'id'>): void {
    if (this.sending === id) return;
    this.dependencies.drafts.set(id, undefined);
    this.setProblem(id, undefined);
  }

  async send({ id }: OwnReview): Promise<void> {
    const { drafts, gateway, notices } = this.dependencies;
    const draft = drafts.get(id);
    if (draft === undefined || this.sending !== undefined) return;
    const problem = answerProblem(draft.body);
    this.setProblem(id, problem);
    if (problem !== undefined) return;
    this.sending = id;
    const { body, revision } = draft;
    const answer = await gateway.answer(this.developer, this.game, id, { body, revision });
    // Shows the stored answer above the typed one. The next send replaces the stored answer.
    const newest =
      !answer.ok && isConflict(answer.error) ? await gateway.review(this.developer, this.game, id) : undefined;
    runInAction(() => {
      this.sending = undefined;
      if (!answer.ok) {
        this.setProblem(id, problemText(answer.error));
        if (newest?.ok !== true) return;
        this.show(id, newest.value.answer);
        drafts.set(id, { ...draft, revision: newest.value.answer?.revision });
        return;
      }
      this.show(id, answer.value);
      drafts.set(id, undefined);
      notices.announce(doneToast(revision === undefined ? 'The answer is public' : 'The answer is changed'));
    });
  }

  /** Deletes an answer after a question. */
  async remove({ id, answer }: OwnReview): Promise<void> {
    if (answer === undefined) return;
    const { dialogs, gateway, notices } = this.dependencies;
    const texts = {
      title: 'Delete this answer?',
      content: 'Players no longer see the answer. This cannot be undone.',
      confirm: 'Delete the answer',
    };
    const isRemoved = await confirmAction(dialogs, texts, () =>
      gateway.removeAnswer(this.developer, this.game, id, answer.revision),
    );
    if (isRemoved) {
      this.show(id, undefined);
      this.cancel({ id });
      notices.announce(doneToast('The answer is deleted'));
      return;
    }
    // Shows the stored answer, which another member may have changed.
    const newest = await gateway.review(this.developer, this.game, id);
    if (newest.ok) this.show(id, newest.value.answer);
  }

  private show(id: string, answer: ReviewAnswer | undefined): void {
    this.list.change((list) => ({
      ...list,
      reviews: list.reviews.map((review) => (review.id === id ? { ...review, answer } : review)),
    }));
  }

  private setProblem(id: string, problem: string | undefined): void {
    const others = [...this.problems].filter(([one]) => one !== id);
    this.problems = new Map(problem === undefined ? others : [...others, [id, problem]]);
  }
}
