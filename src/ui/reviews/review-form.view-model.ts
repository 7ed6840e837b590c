import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DraftWriter } from '../../application/reviews/review-draft-store.port';
import { ownerLeft } from '../../application/session/apply-session-change';
import type { Cancel } from '../../application/system/clock.port';
import type { Rating } from '../../domain/reviews/rating';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewForm, ReviewFormCommand, ReviewFormEvent } from '../../domain/reviews/review-form';
import {
  closedReviewForm,
  isUntouched,
  isWritable,
  nextReviewForm,
  untilReviewFormChange,
} from '../../domain/reviews/review-form';
import type { ReviewProblem } from '../../domain/reviews/review.policy';
import { REVIEW_LIMITS } from '../../domain/reviews/text-limits';
import type { Session } from '../../domain/session/session';
import { sessionOwner } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { ReviewFormHost, ReviewFormDependencies } from './review-form-dependencies';
import { doneNotice, failed, problemNotice } from './review-notices';

/** The fields of the form. */
export type ReviewField = 'rating' | 'body';

const FIELDS: Partial<Record<ReviewProblem, ReviewField>> = {
  'too-short': 'body',
  'too-long': 'body',
  'no-rating': 'rating',
};

/** What is wrong now takes the place of what was wrong before. */
const FORM_NOTICE = 'review-form';

/** The form in which a player writes a review of a game, or changes it (spec 2 §4, §5). */
export class ReviewFormViewModel {
  /** How often a field is led to: each time `led` takes the focus. */
  turns = 0;
  led: ReviewField | undefined;
  private readonly who: ObservedStream<Session>;
  private form: ReviewForm = closedReviewForm;
  private still = false;
  private gone = false;
  private cancelTick: Cancel = () => undefined;

  constructor(
    private readonly needs: ReviewFormDependencies,
    private readonly host: ReviewFormHost,
  ) {
    this.who = new ObservedStream(needs.session.session$, needs.session.current);
    makeAutoObservable<this, 'needs' | 'host' | 'who' | 'form' | 'still' | 'gone' | 'cancelTick'>(
      this,
      { needs: false, host: false, who: false, still: false, gone: false, cancelTick: false, form: observableRef },
      { autoBind: true },
    );
  }

  get phase(): ReviewForm['phase'] {
    return this.form.phase;
  }

  get draft(): ReviewDraft {
    return this.form.draft;
  }

  /** The review that is changed, or was last; undefined for a new one. */
  get target(): ReviewId | undefined {
    return this.form.target;
  }

  /** Who writes must sign in before it can be sent. */
  get needsLogin(): boolean {
    return this.who.value.user === undefined;
  }

  /** The server has taken what is written. */
  get sent(): boolean {
    return this.form.sent;
  }

  /** A review that was begun and put aside. */
  get begun(): boolean {
    const { phase, sent, target, draft } = this.form;
    return phase === 'closed' && !sent && target === undefined && draft.body !== '';
  }

  /** Shows again what was written in this tab and not sent; it goes with its player. */
  start(): Disposer {
    const { session, stillness } = this.needs;
    this.gone = false;
    const following = new Disposables();
    const still = stillness.wanted$.subscribe((wanted) => (this.still = wanted));
    const owner = ownerLeft(session.session$).subscribe(this.forget);
    // Who must log in again finds the words there, and nobody else does.
    const here = session.session$.subscribe(this.restore);
    following.add(
      this.who.start(),
      () => (this.gone = true),
      () => this.cancelTick(),
      () => still.unsubscribe(),
      () => owner.unsubscribe(),
      () => here.unsubscribe(),
    );
    return () => {
      following.dispose();
    };
  }

  write(): void {
    this.move({ type: 'write-requested' });
    this.lead('body');
  }

  edit(review: Review): void {
    this.move({ type: 'edit-requested', review });
    this.lead('body');
  }

  type(body: string): void {
    this.move({ type: 'typed', body });
    this.keep();
  }

  rate(rating: Rating): void {
    this.move({ type: 'rated', rating });
    this.keep();
  }

  dismiss(): void {
    this.move({ type: 'dismissed' });
  }

  async submit(): Promise<void> {
    const signedIn = this.needs.session.current.user !== undefined;
    const { host } = this;
    const writer = { signedIn, ownGame: host.ownGame(), reviewed: host.reviewed() };
    const command = this.move({ type: 'submit-requested', ...writer });
    if (command?.type === 'show-problem') this.tell(command.problem);
    else if (command !== undefined) await this.send(command);
  }

  logIn(): void {
    this.needs.askLogin();
  }

  /** Takes what the server knows: what changes another review than the player's own becomes a new one. */
  settle(own: ReviewId | undefined): void {
    if (this.target !== undefined && this.target !== own) this.move({ type: 'target-gone' });
  }

  /** Throws away what is written. */
  forget(): void {
    this.needs.drafts.clear(this.needs.game);
    this.form = closedReviewForm;
  }

  private restore(): void {
    const { drafts, game } = this.needs;
    const kept = isUntouched(this.form) ? drafts.load(game, this.writer) : undefined;
    if (kept !== undefined) this.form = { ...this.form, ...kept };
  }

  private get writer(): DraftWriter {
    return sessionOwner(this.needs.session.current)?.id;
  }

  private tell(problem: ReviewProblem): void {
    const { notices, askLogin } = this.needs;
    notices.announce({ ...problemNotice(problem, REVIEW_LIMITS), key: FORM_NOTICE });
    const field = FIELDS[problem];
    if (field !== undefined) this.lead(field);
    if (problem === 'login-required') askLogin();
  }

  private async send(command: Exclude<ReviewFormCommand, { readonly type: 'show-problem' }>): Promise<void> {
    const { game, reviewGateway, notices, drafts, session } = this.needs;
    const { content } = command;
    const asker = sessionOwner(session.current)?.id;
    const answer =
      command.type === 'submit'
        ? await reviewGateway.submit(game, content)
        : await reviewGateway.update(game, command.id, content);
    if (sessionOwner(session.current)?.id !== asker) return;
    if (!answer.ok) {
      this.refuse(answer.error);
      return;
    }
    const { kept, message } = answer.value;
    notices.withdraw(FORM_NOTICE);
    drafts.clear(game);
    this.host.accepted(kept, command.type === 'submit' ? 'submitted' : 'updated');
    if (this.gone) this.forget();
    else this.move({ type: 'accepted' });
    notices.announce(doneNotice(message));
  }

  /** Nothing that is written is lost. */
  private refuse(failure: ApiFailure): void {
    this.move({ type: 'refused' });
    this.needs.notices.announce({ ...failed(failureText(failure)), key: FORM_NOTICE });
    if (this.gone || failure.kind !== 'rejected') return;
    if ([403, 404, 409].includes(failure.status)) this.host.outdated();
  }

  private keep(): void {
    const { drafts, game } = this.needs;
    const { draft, target } = this.form;
    if (!isWritable(this.form)) return;
    if (draft.body === '' && draft.rating === undefined) drafts.clear(game);
    else drafts.save(game, { draft, target }, this.writer);
  }

  private lead(field: ReviewField): void {
    this.led = field;
    this.turns += 1;
  }

  private move(event: ReviewFormEvent): ReviewFormCommand | undefined {
    const { form, command } = nextReviewForm(this.form, event);
    this.form = form;
    this.cancelTick();
    const due = untilReviewFormChange(form);
    if (due === undefined) return command;
    const pass = () => void this.move({ type: 'time-passed', milliseconds: due });
    if (this.still) pass();
    else this.cancelTick = this.needs.clock.after(due, pass);
    return command;
  }
}
