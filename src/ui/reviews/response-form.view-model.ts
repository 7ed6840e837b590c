import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { RespondToReview } from '../../application/reviews/respond-to-review.use-case';
import type { DraftWriter, ReviewDraftStore } from '../../application/reviews/review-draft-store.port';
import { ownerLeft } from '../../application/session/apply-session-change';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { ResponseProblem } from '../../domain/reviews/response.policy';
import type { Review, ReviewId, StoredResponse } from '../../domain/reviews/review';
import { emptyDraft } from '../../domain/reviews/review-draft';
import { RESPONSE_LIMITS } from '../../domain/reviews/text-limits';
import { sessionOwner } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import type { Disposer } from '../shared/disposables';
import { doneNotice, failed, problemNotice } from './review-notices';

/** Dependencies of {@link ResponseFormViewModel}. */
export interface ResponseFormDependencies {
  readonly respondToReview: RespondToReview;
  readonly drafts: ReviewDraftStore;
  readonly session: SessionState;
  readonly notices: NoticesState;
  readonly clock: Clock;
}

/** Key of the form's toasts; a new one replaces the last. */
const FORM_NOTICE = 'response-form';

/** State of the form for a developer's response, for one review at a time (spec 2 §4). */
export class ResponseFormViewModel {
  /** Review with an open response form. */
  open: ReviewId | undefined;
  /** Number of focus requests for the field. */
  turns = 0;
  private bodies: ReadonlyMap<ReviewId, string> = new Map();
  private button: RequestButtonViewModel;

  constructor(
    private readonly dependencies: ResponseFormDependencies,
    /** Called when the server has accepted a response. */
    private readonly accepted: (id: ReviewId, response: StoredResponse) => void,
  ) {
    this.button = new RequestButtonViewModel(dependencies.clock);
    makeAutoObservable<this, 'dependencies' | 'accepted' | 'bodies' | 'button'>(
      this,
      { dependencies: false, accepted: false, bodies: observableRef, button: observableRef },
      { autoBind: true },
    );
  }

  /** Text of the open response. */
  get body(): string {
    return (this.open === undefined ? undefined : this.bodies.get(this.open)) ?? '';
  }

  /** Phase of the send button. */
  get buttonPhase(): RequestButtonViewModel['phase'] {
    return this.button.phase;
  }

  get sending(): boolean {
    return this.button.phase === 'busy';
  }

  /** Deletes the drafts when their player logs out. */
  start(): Disposer {
    const owner = ownerLeft(this.dependencies.session.session$).subscribe(this.forget);
    return () => {
      owner.unsubscribe();
    };
  }

  begin({ id }: Review): void {
    if (this.sending) return;
    const stored = this.bodies.has(id) ? undefined : this.dependencies.drafts.load(id, this.writer);
    if (stored !== undefined) this.write(id, stored.draft.body);
    this.freshButton();
    this.open = id;
    this.turns += 1;
  }

  type(body: string): void {
    if (this.open !== undefined && !this.sending) this.write(this.open, body);
  }

  /** Closes the form and keeps the draft. */
  dismiss(): void {
    if (!this.sending) this.open = undefined;
  }

  async submit(review: Review): Promise<void> {
    if (this.sending || this.open !== review.id) return;
    const { respondToReview, session } = this.dependencies;
    const writerBefore = sessionOwner(session.current)?.id;
    const answer = await this.freshButton().send(() => respondToReview.execute(review, this.body));
    if (answer === undefined || sessionOwner(session.current)?.id !== writerBefore) return;
    if (answer.ok) this.succeed(review.id, answer.value.kept, answer.value.message);
    else this.refuse(answer.error);
  }

  private forget(): void {
    for (const id of this.bodies.keys()) this.dependencies.drafts.clear(id);
    this.open = undefined;
    this.bodies = new Map();
  }

  private succeed(id: ReviewId, response: StoredResponse, message: string): void {
    this.write(id, '');
    this.open = undefined;
    this.accepted(id, response);
    this.dependencies.notices.withdraw(FORM_NOTICE);
    this.dependencies.notices.announce(doneNotice(message));
  }

  private refuse(failure: ResponseProblem | ApiFailure): void {
    this.turns += 1;
    const notice = typeof failure === 'string' ? problemNotice(failure, RESPONSE_LIMITS) : failed(failureText(failure));
    this.dependencies.notices.announce({ ...notice, key: FORM_NOTICE });
  }

  private write(id: ReviewId, body: string): void {
    const { drafts } = this.dependencies;
    this.bodies = new Map([...this.bodies, [id, body]]);
    if (body === '') drafts.clear(id);
    else drafts.save(id, { draft: { ...emptyDraft, body }, target: undefined }, this.writer);
  }

  private get writer(): DraftWriter {
    return sessionOwner(this.dependencies.session.current)?.id;
  }

  /** Returns a button that shows no earlier outcome. */
  private freshButton(): RequestButtonViewModel {
    this.button = new RequestButtonViewModel(this.dependencies.clock);
    return this.button;
  }
}
