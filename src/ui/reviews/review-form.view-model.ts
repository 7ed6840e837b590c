import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DraftWriter } from '../../application/reviews/review-draft-store.port';
import { ownerLeft } from '../../application/session/apply-session-change';
import type { Cancel } from '../../application/system/clock.port';
import type { Rating } from '../../domain/reviews/rating';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewProblem } from '../../domain/reviews/review.policy';
import { draftProblems } from '../../domain/reviews/review.policy';
import { REVIEW_LIMITS } from '../../domain/reviews/text-limits';
import type { Session } from '../../domain/session/session';
import { sessionOwner } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { ReviewFormHost, ReviewFormDependencies } from './review-form-dependencies';
import type { ReviewForm, ReviewFormCommand, ReviewFormEvent } from './review-form.machine';
import {
  closedReviewForm,
  isUntouched,
  isWritable,
  nextReviewForm,
  untilReviewFormChange,
} from './review-form.machine';
import type { FieldProblem, ReviewField } from './review-notices';
import { doneNotice, failed, fieldProblem, problemNotice } from './review-notices';

/** Key of the form's toasts; a new one replaces the last. */
const FORM_NOTICE = 'review-form';

/** State of the form for a new or edited review (spec 2 §4, §5). */
export class ReviewFormViewModel {
  /** Number of focus requests for `focusedField`. */
  turns = 0;
  focusedField: ReviewField | undefined;
  private readonly observedSession: ObservedStream<Session>;
  private form: ReviewForm = closedReviewForm;
  private button: RequestButtonViewModel | undefined;
  private refused: ReviewProblem | undefined;
  private still = false;
  private disposed = false;
  private cancelTick: Cancel = () => undefined;

  constructor(
    private readonly dependencies: ReviewFormDependencies,
    private readonly host: ReviewFormHost,
  ) {
    this.observedSession = new ObservedStream(dependencies.session.session$, dependencies.session.current);
    makeAutoObservable<
      this,
      'dependencies' | 'host' | 'observedSession' | 'form' | 'button' | 'still' | 'disposed' | 'cancelTick'
    >(
      this,
      {
        dependencies: false,
        host: false,
        observedSession: false,
        still: false,
        disposed: false,
        cancelTick: false,
        form: observableRef,
        button: observableRef,
      },
      { autoBind: true },
    );
  }

  get phase(): ReviewForm['phase'] {
    return this.form.phase;
  }

  get draft(): ReviewDraft {
    return this.form.draft;
  }

  /** Review being edited, or edited last; undefined for a new review. */
  get target(): ReviewId | undefined {
    return this.form.target;
  }

  /** True if the writer must log in before posting. */
  get needsLogin(): boolean {
    return this.observedSession.value.user === undefined;
  }

  get buttonPhase(): RequestButtonViewModel['phase'] {
    return this.form.sent ? 'success' : (this.button?.phase ?? 'initial');
  }

  /** True if a dismissed draft of a new review exists. */
  get begun(): boolean {
    const { phase, sent, target, draft } = this.form;
    return phase === 'closed' && !sent && target === undefined && draft.body !== '';
  }

  /** Invalid field of the last attempt to submit, until the draft is corrected. */
  get problem(): FieldProblem | undefined {
    const { refused, draft } = this;
    return refused !== undefined && draftProblems(draft).includes(refused) ? fieldProblem(refused) : undefined;
  }

  /** Restores the unsent draft of this tab; deletes it when its player logs out. */
  start(): Disposer {
    const { session, stillness } = this.dependencies;
    this.disposed = false;
    const following = new Disposables();
    const still = stillness.wanted$.subscribe((wanted) => (this.still = wanted));
    const owner = ownerLeft(session.session$).subscribe(this.forget);
    // Restores the draft after its own player logs in again.
    const restoring = session.session$.subscribe(this.restore);
    following.add(
      this.observedSession.start(),
      () => (this.disposed = true),
      () => this.cancelTick(),
      () => still.unsubscribe(),
      () => owner.unsubscribe(),
      () => restoring.unsubscribe(),
    );
    return () => {
      following.dispose();
    };
  }

  write(): void {
    this.refused = undefined;
    this.apply({ type: 'write-requested' });
    this.focusField('body');
  }

  edit(review: Review): void {
    this.refused = undefined;
    this.apply({ type: 'edit-requested', review });
    this.focusField('body');
  }

  type(body: string): void {
    this.apply({ type: 'typed', body });
    this.saveDraft();
  }

  rate(rating: Rating): void {
    this.apply({ type: 'rated', rating });
    this.saveDraft();
  }

  dismiss(): void {
    this.apply({ type: 'dismissed' });
  }

  async submit(): Promise<void> {
    const signedIn = this.dependencies.session.current.user !== undefined;
    const writer = { signedIn, ownGame: this.host.ownGame(), reviewed: this.host.reviewed() };
    const command = this.apply({ type: 'submit-requested', ...writer });
    if (command?.type === 'show-problem') this.showProblem(command.problem);
    else if (command !== undefined) await this.send(command);
  }

  logIn(): void {
    this.dependencies.askLogin();
  }

  /** Turns an edit into a new review if its target is no longer the player's own review. */
  settle(own: ReviewId | undefined): void {
    if (this.target !== undefined && this.target !== own) this.apply({ type: 'target-gone' });
  }

  forget(): void {
    this.dependencies.drafts.clear(this.dependencies.game);
    this.form = closedReviewForm;
  }

  private restore(): void {
    const { drafts, game } = this.dependencies;
    const stored = isUntouched(this.form) ? drafts.load(game, this.writer) : undefined;
    if (stored !== undefined) this.form = { ...this.form, ...stored };
  }

  private get writer(): DraftWriter {
    return sessionOwner(this.dependencies.session.current)?.id;
  }

  private showProblem(problem: ReviewProblem): void {
    const { notices, askLogin } = this.dependencies;
    notices.announce({ ...problemNotice(problem, REVIEW_LIMITS), key: FORM_NOTICE });
    this.refused = problem;
    const field = fieldProblem(problem)?.field;
    if (field !== undefined) this.focusField(field);
    if (problem === 'login-required') askLogin();
  }

  private async send(command: Exclude<ReviewFormCommand, { readonly type: 'show-problem' }>): Promise<void> {
    const { game, reviewGateway, notices, drafts, session, clock } = this.dependencies;
    const writerBefore = sessionOwner(session.current)?.id;
    this.button = new RequestButtonViewModel(clock);
    const answer = await this.button.send(() =>
      command.type === 'submit'
        ? reviewGateway.submit(game, command.content)
        : reviewGateway.update(game, command.id, command.content),
    );
    if (answer === undefined || sessionOwner(session.current)?.id !== writerBefore) return;
    if (!answer.ok) {
      this.refuse(answer.error);
      return;
    }
    const { kept, message } = answer.value;
    this.button = undefined;
    notices.withdraw(FORM_NOTICE);
    drafts.clear(game);
    this.host.accepted(kept, command.type === 'submit' ? 'submitted' : 'updated');
    if (this.disposed) this.forget();
    else this.apply({ type: 'accepted' });
    notices.announce(doneNotice(message));
  }

  /** Reopens the form with its text after a failure. */
  private refuse(failure: ApiFailure): void {
    this.apply({ type: 'refused' });
    this.dependencies.notices.announce({ ...failed(failureText(failure)), key: FORM_NOTICE });
    if (this.disposed || failure.kind !== 'rejected') return;
    if ([403, 404, 409].includes(failure.status)) this.host.outdated();
  }

  private saveDraft(): void {
    const { drafts, game } = this.dependencies;
    const { draft, target } = this.form;
    if (!isWritable(this.form)) return;
    if (draft.body === '' && draft.rating === undefined) drafts.clear(game);
    else drafts.save(game, { draft, target }, this.writer);
  }

  private focusField(field: ReviewField): void {
    this.focusedField = field;
    this.turns += 1;
  }

  private apply(event: ReviewFormEvent): ReviewFormCommand | undefined {
    const { form, command } = nextReviewForm(this.form, event);
    this.form = form;
    this.cancelTick();
    const due = untilReviewFormChange(form);
    if (due === undefined) return command;
    const pass = () => void this.apply({ type: 'time-passed', milliseconds: due });
    if (this.still) pass();
    else this.cancelTick = this.dependencies.clock.after(due, pass);
    return command;
  }
}
