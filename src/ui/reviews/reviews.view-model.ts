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
import type { ReviewQuery } from '../../domain/reviews/review-query';
import { isSameReviewQuery } from '../../domain/reviews/review-query';
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

/** Dependencies of {@link ReviewsViewModel}. */
export interface ReviewsDependencies extends ReviewFormDependencies {
  readonly reviewGateway: Pick<ReviewGateway, 'list' | 'submit' | 'update' | 'react' | 'remove' | 'removeResponse'>;
  readonly respondToReview: RespondToReview;
  readonly dialogs: DialogState;
  /** Invalidates the cached pages of this game. */
  readonly changed: () => void;
}

const UNOBSERVED = { form: false, answers: false, dependencies: false, calls: false, votes: false } as const;

/** State of a game's reviews: one page at a time, the player's own review first (spec 2 §2, §4). */
export class ReviewsViewModel {
  readonly form: ReviewFormViewModel;
  readonly answers: ResponseFormViewModel;
  /** Undefined until first loaded. */
  list: ReviewList | undefined;
  loading = false;
  /** Requested reviews; shown, loading or failed. */
  query: ReviewQuery;
  /** Message if the requested page failed to load. */
  failure: string | undefined;
  /** Number of focus requests for the player's own review. */
  turns = 0;
  /** Opens the report dialog for a review. */
  readonly report: ReviewsDependencies['report'] = (subject) => this.dependencies.report(subject);
  private calls = 0;
  private readonly votes = new Map<ReviewId, ReactionsViewModel<ReviewReactionKind>>();

  constructor(
    private readonly dependencies: ReviewsDependencies,
    /** Requested reviews of the URL. */
    query: ReviewQuery,
    list: ReviewList | undefined,
  ) {
    this.query = query;
    this.list = list;
    this.form = new ReviewFormViewModel(dependencies, {
      ownGame: () => !this.reviewable,
      reviewed: () => this.own !== undefined,
      accepted: (review, change) => this.accept(review, change),
      outdated: () => void this.load(),
    });
    this.answers = new ResponseFormViewModel(dependencies, (id, response) =>
      this.apply({ type: 'responded', id, response }),
    );
    makeAutoObservable<this, 'dependencies' | 'calls' | 'votes'>(
      this,
      { ...UNOBSERVED, list: observableRef, query: observableRef },
      { autoBind: true },
    );
  }

  get own(): Review | undefined {
    return this.list?.current;
  }

  /** False for members of the game's developer. */
  get reviewable(): boolean {
    return this.list?.reviewable !== false;
  }

  /** Loads the reviews if needed. Follows the session, because own review and votes depend on the player. */
  start(): Disposer {
    const following = new Disposables();
    const playerChanges = this.dependencies.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(this.resetForPlayer);
    following.add(this.stop, this.form.start(), this.answers.start(), () => playerChanges.unsubscribe());
    this.settle();
    if (this.list === undefined) void this.load();
    return () => {
      following.dispose();
    };
  }

  /** True while other reviews than the shown ones load. */
  get isTurning(): boolean {
    return this.loading && this.list !== undefined && !isSameReviewQuery(this.list.query, this.query);
  }

  /** Adopts newer data for the shown page. */
  show(list: ReviewList | undefined): void {
    if (list === undefined) void this.load();
    else if (isSameReviewQuery(list.query, this.query) && !this.loading) this.adopt(list);
  }

  /** Reloads after a failure. */
  retry(): void {
    if (this.failure !== undefined) void this.load();
  }

  /** Loads other reviews, or retries failed ones. The shown page stays until then. */
  turnTo(query: ReviewQuery): void {
    if (isSameReviewQuery(query, this.query) && this.failure === undefined) return;
    this.query = query;
    void this.load();
  }

  /** Loads the requested reviews. Keeps a failure, and thus the focused retry button, until the response. */
  async load(): Promise<void> {
    const call = ++this.calls;
    this.loading = true;
    const answer = await this.dependencies.reviewGateway.list(this.dependencies.game, this.query);
    if (call !== this.calls) return;
    if (answer.ok) this.adopt(answer.value);
    else this.fail(answer.error);
  }

  /** Returns the votes on another player's review. */
  votesOf({ id, reactions }: Review): ReactionsViewModel<ReviewReactionKind> {
    const known = this.votes.get(id);
    if (known !== undefined) return known;
    const { game, reviewGateway, askLogin, session, notices } = this.dependencies;
    const votes = new ReactionsViewModel(reviewReactions(reactions), {
      about: `votes on ${id}`,
      send: (request) => reviewGateway.react(game, id, request),
      askLogin,
      session,
      notices,
      settled: this.dependencies.changed,
    });
    this.votes.set(id, votes);
    return votes;
  }

  /** Focuses the player's own review. */
  showOwn(): void {
    this.turns += 1;
  }

  /** Deletes the player's own review after a confirmation. */
  remove({ id }: Review): Promise<void> {
    const { reviewGateway, game } = this.dependencies;
    const send = () => reviewGateway.remove(game, id);
    return this.ask(removeReviewQuestion, 'review-removed', send, () => {
      // A draft of a new review must survive.
      if (this.form.target === id) this.form.forget();
      this.apply({ type: 'deleted' });
    });
  }

  /** Deletes a developer's response after a confirmation. */
  removeResponse({ id }: Review): Promise<void> {
    const { reviewGateway } = this.dependencies;
    const send = () => reviewGateway.removeResponse(id);
    return this.ask(removeResponseQuestion, 'response-removed', send, () => {
      this.apply({ type: 'response-deleted', id });
    });
  }

  private async ask(
    { confirm, ...question }: DialogQuestion,
    notice: 'review-removed' | 'response-removed',
    send: () => Promise<Result<string, ApiFailure>>,
    done: () => void,
  ): Promise<void> {
    const { dialogs, notices, session } = this.dependencies;
    const playerBefore = sessionOwner(session.current)?.id;
    const isSamePlayer = () => sessionOwner(session.current)?.id === playerBefore;
    const run = async (): Promise<Result<void, string>> => {
      const answer = await send();
      if (!isSamePlayer()) return ok(undefined);
      if (!answer.ok) return err(failureText(answer.error));
      done();
      return ok(undefined);
    };
    const answer = await dialogs.ask({ ...question, confirm: { ...confirm, run } });
    if (answer.ok && answer.value === 'confirm' && isSamePlayer())
      notices.announce(noticeToast(notice, gameTexts[notice]));
  }

  private accept(review: Review, change: 'submitted' | 'updated'): void {
    const { body, rating, date } = review;
    if (change === 'submitted') this.apply({ type: 'submitted', review });
    else this.apply({ type: 'updated', content: { body, rating }, at: date.updated });
  }

  private apply(event: ReviewListEvent): void {
    if (this.list !== undefined) this.list = nextReviewList(this.list, event);
    this.dependencies.changed();
    this.restartLoading();
  }

  /** Drops the votes of the former player and restarts a running request. */
  private resetForPlayer(): void {
    this.votes.clear();
    this.restartLoading();
  }

  /** Restarts a running request, whose response would be outdated. */
  private restartLoading(): void {
    if (this.loading) void this.load();
  }

  private stop(): void {
    this.calls += 1;
    this.loading = false;
  }

  /** Reconciles the form with the list; skipped for visitors, whose list has no own review. */
  private settle(): void {
    if (this.list !== undefined && this.dependencies.session.current.user !== undefined) this.form.settle(this.own?.id);
  }

  private adopt(list: ReviewList): void {
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
