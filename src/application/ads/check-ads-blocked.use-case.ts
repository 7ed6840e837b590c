import type { BlockProbeEvent } from '../../domain/ads/block-probe';
import { isBlocked, nextBlockProbe, PROBE_PAUSE, PROBE_TIMEOUT, initialBlockProbe } from '../../domain/ads/block-probe';
import type { Cancel, Clock } from '../system/clock.port';
import type { AdProbe } from './ad-probe.port';

const nothing: Cancel = () => undefined;

/** Detects an ad blocker, at most once for each tab. */
export class CheckAdsBlocked {
  private probe = initialBlockProbe;
  private cancel: Cancel = nothing;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly image: AdProbe,
    private readonly clock: Clock,
  ) {}

  /** True if ads are known to be blocked. */
  get blocked(): boolean {
    return isBlocked(this.probe);
  }

  /** Calls back once when ads turn out to be blocked, or at once if that is already known. */
  execute(onBlocked: () => void): Cancel {
    if (this.blocked) {
      onBlocked();
      return nothing;
    }
    this.listeners.add(onBlocked);
    this.apply('requested');
    return () => {
      this.listeners.delete(onBlocked);
    };
  }

  private apply(event: BlockProbeEvent): void {
    const { probe, commands } = nextBlockProbe(this.probe, event);
    this.probe = probe;
    for (const command of commands) {
      if (command === 'probe') this.load();
      else this.wait(PROBE_PAUSE, 'waited');
    }
    if (!this.blocked) return;
    for (const notify of this.listeners) notify();
    this.listeners.clear();
  }

  private load(): void {
    let open = true;
    const settle = (event: BlockProbeEvent) => {
      if (!open) return;
      open = false;
      this.cancel();
      this.apply(event);
    };
    this.cancel = this.clock.after(PROBE_TIMEOUT, () => {
      settle('timed-out');
    });
    void this.image.load().then((isLoaded) => {
      settle(isLoaded ? 'loaded' : 'failed');
    });
  }

  private wait(milliseconds: number, event: BlockProbeEvent): void {
    this.cancel = this.clock.after(milliseconds, () => {
      this.apply(event);
    });
  }
}
