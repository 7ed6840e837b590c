import type { Realtime, RealtimeEvent } from '../../application/realtime/realtime.port';
import type { Cancel } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';

/** A push connection whose script comes with the first listener, after the page is painted. */
export class DeferredRealtime implements Realtime {
  private loading: Promise<Realtime> | undefined;

  constructor(
    private readonly load: () => Promise<Realtime>,
    private readonly diagnostics: Diagnostics,
  ) {}

  listen(channel: string, hear: (event: RealtimeEvent) => void): Cancel {
    let stop: Cancel | undefined;
    let left = false;
    this.loading ??= this.load();
    this.loading.then(
      (realtime) => {
        if (!left) stop = realtime.listen(channel, hear);
      },
      () => {
        this.loading = undefined;
        this.diagnostics.warn('Realtime: its script could not be loaded.');
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }
}
