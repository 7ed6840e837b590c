import type { Publication } from '../../domain/console/console';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import { isSignedOut } from '../session/is-signed-out';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import type { ConsoleGateway } from './console-gateway.port';

/** First and longest delay between two requests, in milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 10_000;
/** Longest delay while nobody is logged in. */
const LOGGED_OUT_DELAY = 300_000;

interface PublicationListener {
  readonly changed: (publication: Publication) => void;
  /** Called once if the state can no longer be loaded. */
  readonly failed: (failure: ApiFailure) => void;
}

/**
 * Requests the state of a publication until it ends, with growing delays, and at once when the tab becomes visible again. Retries transient
 * failures. Continues after the session has ended, because the publication runs on the server.
 */
export class FollowPublication {
  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'publication'>,
    private readonly clock: Clock,
    private readonly attention: Pick<Attention, 'onReturn'>,
  ) {}

  execute(developer: string, id: string, { changed, failed }: PublicationListener): Cancel {
    let active = true;
    let cancelTimer: Cancel | undefined;
    const wait = (delay: number) => {
      cancelTimer = this.clock.after(delay, () => void load(delay));
    };
    const end = () => {
      active = false;
      cancelTimer?.();
      stopWatching();
    };
    const load = async (delay: number) => {
      cancelTimer = undefined;
      const answer = await this.gateway.publication(developer, id);
      if (!active) return;
      const isLoggedOut = !answer.ok && isSignedOut(answer.error);
      if (answer.ok) changed(answer.value);
      else if (!isLoggedOut && !isTransient(answer.error)) {
        end();
        failed(answer.error);
        return;
      }
      if (answer.ok && (answer.value.state === 'published' || answer.value.state === 'refused')) end();
      else wait(Math.min(delay * 2, isLoggedOut ? LOGGED_OUT_DELAY : LONGEST_DELAY));
    };
    const stopWatching = this.attention.onReturn(() => {
      if (cancelTimer === undefined) return;
      cancelTimer();
      void load(FIRST_DELAY);
    });
    wait(FIRST_DELAY);
    return end;
  }
}
