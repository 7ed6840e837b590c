import type { Realtime } from '../../application/realtime/realtime.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Deferred } from '../../application/system/deferred';
import { deferred } from '../../application/system/deferred';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';

/** Time between two connection attempts, in milliseconds; also used after a failed script load. */
export const RETRY_DELAY = 5000;

/** Push connection whose script is loaded for the first listener, after the page is painted. */
export class DeferredRealtime implements Realtime {
  private readonly script: Deferred<Realtime>;

  constructor(
    load: () => Promise<Realtime>,
    diagnostics: Diagnostics,
    private readonly clock: Clock,
  ) {
    this.script = deferred(load, {
      report: () => {
        diagnostics.warn('Realtime: the script could not be loaded.');
      },
    });
  }

  listen(channel: string, listener: (event: RealtimeEvent) => void, joined?: () => void): Cancel {
    let stop: Cancel = () => undefined;
    let left = false;
    const attempt = () => {
      this.script().then(
        (realtime) => {
          if (!left) stop = realtime.listen(channel, listener, joined);
        },
        () => {
          if (!left) stop = this.clock.after(RETRY_DELAY, attempt);
        },
      );
    };
    attempt();
    return () => {
      left = true;
      stop();
    };
  }
}
