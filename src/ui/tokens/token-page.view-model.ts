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

/** Maps a server response to a visit event. By default the server's message is shown. */
export type TokenOutcome<Data> = (answer: TokenAnswer<Data>) => TokenVisitEvent;

/** Error code of a link whose effect exists already. */
const ALREADY_DONE = 'err_already_done';

/** HTTP status of a refused token (decisions §4). */
const REFUSED = 422;

const showMessage = ({ message }: TokenAnswer<unknown>): TokenVisitEvent => ({ type: 'succeeded', message });

/** State of a token page visit: processing, then success or error (spec 2 §4). */
export class TokenPageViewModel<Data> {
  /** Data of the response. */
  data: Data | undefined;
  /** True if the request failed without a verdict on the token, as without a network. */
  unanswered = false;
  private readonly visits = new TokenVisitState();
  private readonly observed = new ObservedStream(this.visits.visit$, this.visits.current);

  constructor(
    private readonly open: OpenTokenPage<Data>,
    private readonly token: string | undefined,
    private readonly place: TokenPlace,
    private readonly outcome: TokenOutcome<Data> = showMessage,
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

  /** Starts the visit; a restart continues the running one. */
  start(): Disposer {
    const stop = this.observed.start();
    void this.open.execute(this.token, this.visits, this.place, this.ends);
    return stop;
  }

  /** Confirms the action of a page that asks first. */
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
    if (failure.kind === 'rejected' && failure.debug === ALREADY_DONE)
      return { type: 'succeeded', message: failureText(failure) };
    this.unanswered = failure.kind !== 'rejected' || failure.status !== REFUSED;
    return { type: 'refused', message: failureText(failure) };
  }
}
