import type { Realtime } from '../../application/realtime/realtime.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import { RETRY_DELAY } from './retry-delay';

/** Push connection whose script is loaded for the first listener, after the page is painted. */
export class DeferredRealtime implements Realtime {
  private loading: Promise<Realtime> | undefined;

  constructor(
    private readonly load: () => Promise<Realtime>,
    private readonly diagnostics: Diagnostics,
    private readonly clock: Clock,
  ) {}

  listen(channel: string, listener: (event: RealtimeEvent) => void, joined?: () => void): Cancel {
    let stop: Cancel = () => undefined;
    let left = false;
    const attempt = () => {
      this.loading ??= this.load();
      this.loading.then(
        (realtime) => {
          if (!left) stop = realtime.listen(channel, listener, joined);
        },
        () => {
          this.loading = undefined;
          this.diagnostics.warn('Realtime: the script could not be loaded.');
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
