import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { RespondToReview } from '../../application/reviews/respond-to-review.use-case';
import type { ResponseProblem } from '../../domain/reviews/response.policy';
import type { Review, ReviewId } from '../../domain/reviews/review';
import { RESPONSE_LIMITS } from '../../domain/reviews/text-limits';
import { failureText } from '../errors/failure-text';
import { doneNotice, failed, problemNotice } from './review-notices';

/** The form in which a developer answers a review: one review at a time (spec 2 §4). */
export class ResponseFormViewModel {
  /** The review that is being answered. */
  open: ReviewId | undefined;
  sending = false;
  /** How often the field is led to: each time it takes the focus. */
  turns = 0;
  private bodies: ReadonlyMap<ReviewId, string> = new Map();

  constructor(
    private readonly respond: RespondToReview,
    private readonly notices: NoticesState,
    /** The server has taken an answer. */
    private readonly accepted: (id: ReviewId, body: string) => void,
  ) {
    makeAutoObservable<this, 'respond' | 'notices' | 'accepted' | 'bodies'>(
      this,
      { respond: false, notices: false, accepted: false, bodies: observableRef },
      { autoBind: true },
    );
  }

  /** What is written to the review that is being answered. */
  get body(): string {
    return (this.open === undefined ? undefined : this.bodies.get(this.open)) ?? '';
  }

  begin(review: Review): void {
    if (this.sending) return;
    this.open = review.id;
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
    this.setSending(true);
    const answer = await this.respond.execute(review, this.body);
    this.setSending(false);
    if (answer.ok) this.succeed(review.id, answer.value.kept, answer.value.message);
    else this.refuse(answer.error);
  }

  /** Throws away everything that is written. */
  forget(): void {
    this.open = undefined;
    this.bodies = new Map();
  }

  private succeed(id: ReviewId, kept: string, message: string): void {
    this.write(id, '');
    this.open = undefined;
    this.accepted(id, kept);
    this.notices.announce(doneNotice(message));
  }

  private refuse(failure: ResponseProblem | ApiFailure): void {
    this.turns += 1;
    this.notices.announce(
      typeof failure === 'string' ? problemNotice(failure, RESPONSE_LIMITS) : failed(failureText(failure)),
    );
  }

  private write(id: ReviewId, body: string): void {
    this.bodies = new Map([...this.bodies, [id, body]]);
  }

  private setSending(sending: boolean): void {
    this.sending = sending;
  }
}
