import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { OpenTokenPage, TokenEnds } from '../../application/tokens/open-token-page.use-case';
import type { TokenAnswer } from '../../application/tokens/token-gateway.port';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import { TokenVisitState } from '../../application/tokens/token-visit-state';
import type { TokenVisit, TokenVisitEvent } from '../../domain/tokens/token-visit';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** What a token page makes of its answer; the server's sentence is shown unless it says otherwise. */
export type TokenOutcome<Data> = (answer: TokenAnswer<Data>) => TokenVisitEvent;

/** The status with which the server refuses a token (decisions §4). */
const REFUSED = 422;

const told = ({ message }: TokenAnswer<unknown>): TokenVisitEvent => ({ type: 'succeeded', message });

/** One visit of a page that a link with a token leads to (spec 2 §4): processing, then success or error. */
export class TokenPageViewModel<Data> {
  /** What the call has brought. */
  data: Data | undefined;
  /** The server could not say what the token is good for, as without a network: it may be a good one. */
  unanswered = false;
  private readonly visits = new TokenVisitState();
  private readonly observed = new ObservedStream(this.visits.visit$, this.visits.current);

  constructor(
    private readonly open: OpenTokenPage<Data>,
    private readonly token: string | undefined,
    private readonly place: TokenPlace,
    private readonly outcome: TokenOutcome<Data> = told,
  ) {
    type Hidden = 'visits' | 'observed' | 'open' | 'token' | 'place' | 'outcome' | 'ends';
    makeAutoObservable<this, Hidden>(
      this,
      {
        data: observableRef,
        visits: false,
        observed: false,
        open: false,
        token: false,
        place: false,
        outcome: false,
        ends: false,
      },
      { autoBind: true },
    );
  }

  get visit(): TokenVisit {
    return this.observed.value;
  }

  /** Opens the visit; a screen that is started again goes on with the one that has begun. */
  start(): Disposer {
    const stop = this.observed.start();
    void this.open.execute(this.token, this.visits, this.place, this.ends);
    return stop;
  }

  /** Does what the page asks for first. */
  agree(): void {
    void this.open.agree(this.visits, this.place, this.ends);
  }

  private get ends(): TokenEnds<Data> {
    return { answered: this.answered, refused: this.refused };
  }

  private answered(answer: TokenAnswer<Data>): TokenVisitEvent {
    this.data = answer.data;
    return this.outcome(answer);
  }

  private refused(failure: ApiFailure): TokenVisitEvent {
    this.unanswered = failure.kind !== 'rejected' || failure.status !== REFUSED;
    return { type: 'refused', message: failureText(failure) };
  }
}
