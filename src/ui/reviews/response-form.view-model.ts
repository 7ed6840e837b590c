import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { RespondToReview } from '../../application/reviews/respond-to-review.use-case';
import type { DraftWriter, ReviewDraftStore } from '../../application/reviews/review-draft-store.port';
import { ownerLeft } from '../../application/session/apply-session-change';
import type { SessionState } from '../../application/session/session-state';
import type { ResponseProblem } from '../../domain/reviews/response.policy';
import type { Review, ReviewId } from '../../domain/reviews/review';
import { emptyDraft } from '../../domain/reviews/review-draft';
import { RESPONSE_LIMITS } from '../../domain/reviews/text-limits';
import { sessionOwner } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { doneNotice, failed, problemNotice } from './review-notices';

/** What reviews are answered with. */
export interface ResponseFormDependencies {
  readonly respondToReview: RespondToReview;
  readonly drafts: ReviewDraftStore;
  readonly session: SessionState;
  readonly notices: NoticesState;
}

/** What is wrong now takes the place of what was wrong before. */
const FORM_NOTICE = 'response-form';

/** The form in which a developer answers a review: one review at a time (spec 2 §4). */
export class ResponseFormViewModel {
  /** The review that is being answered. */
  open: ReviewId | undefined;
  sending = false;
  /** How often the field is led to: each time it takes the focus. */
  turns = 0;
  private bodies: ReadonlyMap<ReviewId, string> = new Map();

  constructor(
    private readonly needs: ResponseFormDependencies,
    /** The server has taken an answer. */
    private readonly accepted: (id: ReviewId, body: string) => void,
  ) {
    makeAutoObservable<this, 'needs' | 'accepted' | 'bodies'>(
      this,
      { needs: false, accepted: false, bodies: observableRef },
      { autoBind: true },
    );
  }

  /** What is written to the review that is being answered. */
  get body(): string {
    return (this.open === undefined ? undefined : this.bodies.get(this.open)) ?? '';
  }

  /** What is written goes with its player. */
  start(): Disposer {
    const owner = ownerLeft(this.needs.session.session$).subscribe(this.forget);
    return () => {
      owner.unsubscribe();
    };
  }

  begin({ id }: Review): void {
    if (this.sending) return;
    const kept = this.bodies.has(id) ? undefined : this.needs.drafts.load(id, this.writer);
    if (kept !== undefined) this.write(id, kept.draft.body);
    this.open = id;
    this.turns += 1;
  }

  type(body: string): void {
    if (this.open !== undefined && !this.sending) this.write(this.open, body);
  }

  /** Puts the answer aside; it is still there when the form opens again. */
  dismiss(): void {
    if (!this.sending) this.open = undefined;
  }

  async submit(review: Review): Promise<void> {
    if (this.sending || this.open !== review.id) return;
    const { respondToReview, session } = this.needs;
    const asker = sessionOwner(session.current)?.id;
    this.setSending(true);
    const answer = await respondToReview.execute(review, this.body);
    this.setSending(false);
    if (sessionOwner(session.current)?.id !== asker) return;
    if (answer.ok) this.succeed(review.id, answer.value.kept, answer.value.message);
    else this.refuse(answer.error);
  }

  private forget(): void {
    for (const id of this.bodies.keys()) this.needs.drafts.clear(id);
    this.open = undefined;
    this.bodies = new Map();
  }

  private succeed(id: ReviewId, kept: string, message: string): void {
    this.write(id, '');
    this.open = undefined;
    this.accepted(id, kept);
    this.needs.notices.withdraw(FORM_NOTICE);
    this.needs.notices.announce(doneNotice(message));
  }

  private refuse(failure: ResponseProblem | ApiFailure): void {
    this.turns += 1;
    const notice = typeof failure === 'string' ? problemNotice(failure, RESPONSE_LIMITS) : failed(failureText(failure));
    this.needs.notices.announce({ ...notice, key: FORM_NOTICE });
  }

  private write(id: ReviewId, body: string): void {
    const { drafts } = this.needs;
    this.bodies = new Map([...this.bodies, [id, body]]);
    if (body === '') drafts.clear(id);
    else drafts.save(id, { draft: { ...emptyDraft, body }, target: undefined }, this.writer);
  }

  private get writer(): DraftWriter {
    return sessionOwner(this.needs.session.current)?.id;
  }

  private setSending(sending: boolean): void {
    this.sending = sending;
  }
}
