import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { RequestButton, RequestButtonEvent } from '../../domain/notices/request-button';
import {
  initialRequestButton,
  nextRequestButton,
  sendsRequest,
  untilRequestButtonRests,
} from '../../domain/notices/request-button';
import type { Result } from '../../domain/shared/result';

/** One request button: what it shows, and one request at a time. */
export class RequestButtonViewModel {
  private state: RequestButton = initialRequestButton;
  private cancelRest: Cancel = () => undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'cancelRest'>(this, { clock: false, cancelRest: false }, { autoBind: true });
  }

  get phase(): RequestButton['phase'] {
    return this.state.phase;
  }

  /** Sends a request and tells how it ended; while one runs, or is told of, nothing is sent. */
  async send<T, E>(request: () => Promise<Result<T, E>>): Promise<Result<T, E> | undefined> {
    if (!sendsRequest(this.state)) return undefined;
    this.move({ type: 'pressed' });
    try {
      const answer = await request();
      this.move({ type: answer.ok ? 'succeeded' : 'failed' });
      return answer;
    } catch (bug) {
      this.move({ type: 'failed' });
      throw bug;
    }
  }

  private move(event: RequestButtonEvent): void {
    this.state = nextRequestButton(this.state, event);
    this.cancelRest();
    const due = untilRequestButtonRests(this.state);
    if (due === undefined) return;
    this.cancelRest = this.clock.after(due, () => {
      this.move({ type: 'time-passed', milliseconds: due });
    });
  }
}
