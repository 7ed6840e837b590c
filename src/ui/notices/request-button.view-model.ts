import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Result } from '../../domain/shared/result';
import type { RequestButton, RequestButtonEvent } from './request-button.machine';
import {
  initialRequestButton,
  nextRequestButton,
  sendsRequest,
  untilRequestButtonRests,
} from './request-button.machine';

/** State of a request button, with one request at a time. */
export class RequestButtonViewModel {
  private state: RequestButton = initialRequestButton;
  private cancelReset: Cancel = () => undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'cancelReset'>(this, { clock: false, cancelReset: false }, { autoBind: true });
  }

  get phase(): RequestButton['phase'] {
    return this.state.phase;
  }

  /** Sends a request and shows its outcome. Returns undefined while a request runs or its outcome is shown. */
  async send<T, E>(request: () => Promise<Result<T, E>>): Promise<Result<T, E> | undefined> {
    if (!sendsRequest(this.state)) return undefined;
    this.apply({ type: 'pressed' });
    try {
      const answer = await request();
      this.apply({ type: answer.ok ? 'succeeded' : 'failed' });
      return answer;
    } catch (bug) {
      this.apply({ type: 'failed' });
      throw bug;
    }
  }

  private apply(event: RequestButtonEvent): void {
    this.state = nextRequestButton(this.state, event);
    this.cancelReset();
    const due = untilRequestButtonRests(this.state);
    if (due === undefined) return;
    this.cancelReset = this.clock.after(due, () => {
      this.apply({ type: 'time-passed', milliseconds: due });
    });
  }
}
