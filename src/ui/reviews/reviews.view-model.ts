import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { RespondToReview } from '../../application/reviews/respond-to-review.use-case';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ReviewReactionKind } from '../../domain/reactions/reaction-kind';
import { reviewReactions } from '../../domain/reactions/reactions';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewList, ReviewListEvent } from '../../domain/reviews/review-list';
import { nextReviewList } from '../../domain/reviews/review-list';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { sessionOwner } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import { gameTexts } from '../notices/texts/game.texts';
import { ReactionsViewModel } from '../reactions/reactions.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ResponseFormViewModel } from './response-form.view-model';
import type { ReviewFormDependencies } from './review-form-dependencies';
import { ReviewFormViewModel } from './review-form.view-model';
import { removeResponseQuestion, removeReviewQuestion } from './remove-questions';

/** What the reviews of a game are read and answered with. */
export interface ReviewsDependencies extends ReviewFormDependencies {
  readonly reviewGateway: Pick<ReviewGateway, 'list' | 'submit' | 'update' | 'react' | 'remove' | 'removeResponse'>;
  readonly respondToReview: RespondToReview;
  readonly dialogs: DialogState;
  /** What the pages of this game were given is old. */
  readonly changed: () => void;
}

/** The reviews of a game on its page: one page of them at a time, the player's own first (spec 2 §2, §4). */
export class ReviewsViewModel {
  readonly form: ReviewFormViewModel;
  readonly answers: ResponseFormViewModel;
  /** Undefined until it has come for the first time. */
  list: ReviewList | undefined;
  loading = false;
  /** The page that is asked for: it is shown, on its way, or did not come. */
  page: number;
  /** Why the page that is asked for did not come. */
  failure: string | undefined;
  /** How often the player was led to the own review: each time it takes the focus. */
  turns = 0;
  /** Begins a report of a review. */
  readonly report: ReviewsDependencies['report'] = (subject) => this.needs.report(subject);
  private calls = 0;
  private readonly votes = new Map<ReviewId, ReactionsViewModel<ReviewReactionKind>>();

  constructor(
    private readonly needs: ReviewsDependencies,
    /** The page that the address asks for. */
    page: number,
    list: ReviewList | undefined,
  ) {
    this.page = page;
    this.list = list;
    this.form = new ReviewFormViewModel(needs, {
      ownGame: () => !this.reviewable,
      reviewed: () => this.own !== undefined,
      accepted: (review, change) => this.accept(review, change),
      outdated: () => void this.load(),
    });
    this.answers = new ResponseFormViewModel(needs, (id, body) => this.apply({ type: 'responded', id, body }));
    makeAutoObservable<this, 'needs' | 'calls' | 'votes'>(
      this,
      { form: false, answers: false, needs: false, calls: false, votes: false, list: observableRef },
      { autoBind: true },
    );
  }

  /** The player's own review. */
  get own(): Review | undefined {
    return this.list?.current;
  }

  /** Whoever belongs to the game's developer may not review it. */
  get reviewable(): boolean {
    return this.list?.reviewable !== false;
  }

  /** Loads what has not come, and follows who is signed in: each player sees an own review and own votes. */
  start(): Disposer {
    const following = new Disposables();
    const readers = this.needs.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(this.readAnew);
    following.add(this.stop, this.form.start(), this.answers.start(), () => readers.unsubscribe());
    this.settle();
    if (this.list === undefined) void this.load();
    return () => {
      following.dispose();
    };
  }

  /** Takes a newer answer of the page that is shown. */
  show(list: ReviewList | undefined): void {
    if (list === undefined) void this.load();
    else if (list.pagination.current === this.page && !this.loading) this.take(list);
  }

  /** Asks once more for what did not come. */
  retry(): void {
    if (this.failure !== undefined) void this.load();
  }

  /** Turns to another page, or asks once more for one that did not come; the shown one stays until it has. */
  turnTo(page: number): void {
    if (page === this.page && this.failure === undefined) return;
    this.page = page;
    void this.load();
  }

  /** Asks for the page again. */
  async load(): Promise<void> {
    const call = ++this.calls;
    this.begin();
    const answer = await this.needs.reviewGateway.list(this.needs.game, this.page);
    if (call !== this.calls) return;
    if (answer.ok) this.take(answer.value);
    else this.fail(answer.error);
  }

  /** The votes on another player's review. */
  votesOf({ id, reactions }: Review): ReactionsViewModel<ReviewReactionKind> {
    const known = this.votes.get(id);
    if (known !== undefined) return known;
    const { game, reviewGateway, askLogin, session, notices } = this.needs;
    const votes = new ReactionsViewModel(reviewReactions(reactions), {
      about: `votes on ${id}`,
      send: (request) => reviewGateway.react(game, id, request),
      askLogin,
      session,
      notices,
      settled: this.needs.changed,
    });
    this.votes.set(id, votes);
    return votes;
  }

  /** Leads the player to the own review. */
  showOwn(): void {
    this.turns += 1;
  }

  /** Asks before the player's own review is removed for good. */
  remove({ id }: Review): Promise<void> {
    const { reviewGateway, game } = this.needs;
    const send = () => reviewGateway.remove(game, id);
    return this.ask(removeReviewQuestion, 'review-removed', send, () => {
      // What is written as a new review is to take its place.
      if (this.form.target === id) this.form.forget();
      this.apply({ type: 'deleted' });
    });
  }

  /** Asks before an answer is removed for good. */
  removeResponse({ id }: Review): Promise<void> {
    const { reviewGateway } = this.needs;
    const send = () => reviewGateway.removeResponse(id);
    return this.ask(removeResponseQuestion, 'response-removed', send, () => {
      this.apply({ type: 'response-deleted', id });
    });
  }

  private async ask(
    { confirm, ...question }: DialogQuestion,
    told: 'review-removed' | 'response-removed',
    send: () => Promise<Result<string, ApiFailure>>,
    done: () => void,
  ): Promise<void> {
    const { dialogs, notices, session } = this.needs;
    const asker = sessionOwner(session.current)?.id;
    const isTheirs = () => sessionOwner(session.current)?.id === asker;
    const run = async (): Promise<Result<void, string>> => {
      const answer = await send();
      if (!isTheirs()) return ok(undefined);
      if (!answer.ok) return err(failureText(answer.error));
      done();
      return ok(undefined);
    };
    const answer = await dialogs.ask({ ...question, confirm: { ...confirm, run } });
    if (answer.ok && answer.value === 'confirm' && isTheirs()) notices.announce(noticeToast(told, gameTexts[told]));
  }

  private accept(review: Review, change: 'submitted' | 'updated'): void {
    const { body, rating, date } = review;
    if (change === 'submitted') this.apply({ type: 'submitted', review });
    else this.apply({ type: 'updated', content: { body, rating }, at: date.updated });
  }

  private apply(event: ReviewListEvent): void {
    if (this.list !== undefined) this.list = nextReviewList(this.list, event);
    this.needs.changed();
    this.outdate();
  }

  /** What the new reader has given and may do comes with the page, which is asked for anew. */
  private readAnew(): void {
    this.votes.clear();
    this.outdate();
  }

  /** An answer that is under way does not know what has happened since: it is asked for again. */
  private outdate(): void {
    if (this.loading) void this.load();
  }

  private stop(): void {
    this.calls += 1;
    this.loading = false;
  }

  /** A visitor's page, or that of a player who must log in again, does not tell whether a review is gone. */
  private settle(): void {
    if (this.list !== undefined && this.needs.session.current.user !== undefined) this.form.settle(this.own?.id);
  }

  /** What has failed stays told until there is an answer: whoever pressed to try again stays there. */
  private begin(): void {
    this.loading = true;
  }

  private take(list: ReviewList): void {
    this.list = list;
    this.loading = false;
    this.failure = undefined;
    this.settle();
    for (const { id, reactions } of list.items) this.votes.get(id)?.adopt(reviewReactions(reactions));
  }

  private fail(failure: ApiFailure): void {
    this.loading = false;
    this.failure = failureText(failure);
  }
}
