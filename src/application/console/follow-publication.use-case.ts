import type { Publication } from '../../domain/console/console';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import { isSignedOut } from '../session/is-signed-out';
import type { Cancel, Clock } from '../system/clock.port';
import type { ConsoleGateway } from './console-gateway.port';

/** First and longest delay between two requests, in milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 10_000;

interface PublicationListener {
  readonly changed: (publication: Publication) => void;
  /** Called once if the state can no longer be loaded. */
  readonly failed: (failure: ApiFailure) => void;
}

/**
 * Requests the state of a publication until it ends, with growing delays. Transient failures are retried, also while nobody is
 * logged in: the publication goes on, and the player may log in again.
 */
export class FollowPublication {
  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'publication'>,
    private readonly clock: Clock,
  ) {}

  execute(developer: string, id: string, { changed, failed }: PublicationListener): Cancel {
    let active = true;
    let cancelTimer: Cancel = () => undefined;
    const wait = (delay: number) => {
      cancelTimer = this.clock.after(delay, () => void load(Math.min(delay * 2, LONGEST_DELAY)));
    };
    const load = async (next: number) => {
      const answer = await this.gateway.publication(developer, id);
      if (!active) return;
      if (answer.ok) changed(answer.value);
      else if (!isTransient(answer.error) && !isSignedOut(answer.error)) return failed(answer.error);
      const ended = answer.ok && (answer.value.state === 'published' || answer.value.state === 'refused');
      if (!ended) wait(next);
    };
    wait(FIRST_DELAY);
    return () => {
      active = false;
      cancelTimer();
    };
  }
}
