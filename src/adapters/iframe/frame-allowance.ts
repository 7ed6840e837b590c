import type { Cancel, Clock } from '../../application/system/clock.port';
import { bridgeLimits, admitHello, admitCall, callAnswered, unusedRate } from '../../domain/bridge/bridge-limits';

/** Releases the slot of a call; returns false if the call has already timed out. */
export type Release = () => boolean;

/** Rate limits shared by all documents of one frame (decisions §7); a new document does not reset the limits. */
export class FrameAllowance {
  private rate = unusedRate;
  private greetedAt: number | undefined;
  /** Number of reports allowed at once, and the time of that calculation. */
  private reports: { readonly left: number; readonly at: number } | undefined;
  private readonly timers = new Set<Cancel>();

  constructor(private readonly clock: Clock) {}

  /** Reports whether a new document's hello may be accepted now; at most one a second. */
  admitHello(): boolean {
    const now = this.clock.now();
    if (!admitHello(this.greetedAt, now)) return false;
    this.greetedAt = now;
    return true;
  }

  /** Reports whether one more report of the runtime script may be accepted now. */
  admitReport(): boolean {
    const { reportBurst, reportEvery } = bridgeLimits;
    const now = this.clock.now();
    const { left, at } = this.reports ?? { left: reportBurst, at: now };
    const allowed = Math.min(reportBurst, left + Math.max(0, now - at) / reportEvery);
    this.reports = { left: allowed >= 1 ? allowed - 1 : allowed, at: now };
    return allowed >= 1;
  }

  /**
   * Reserves a slot for one call, or returns undefined at the limit. After 10 s the slot is released and `onTimeout` is
   * called.
   */
  admitCall(onTimeout: () => void): Release | undefined {
    const rate = admitCall(this.rate, this.clock.now());
    if (rate === undefined) return undefined;
    this.rate = rate;
    const release = () => {
      if (!this.timers.delete(cancel)) return false;
      cancel();
      this.rate = callAnswered(this.rate);
      return true;
    };
    const cancel = this.clock.after(bridgeLimits.callTimeout, () => {
      if (release()) onTimeout();
    });
    this.timers.add(cancel);
    return release;
  }

  /** Resets all limits when the portal disconnects from the frame. */
  clear(): void {
    for (const cancel of this.timers) cancel();
    this.timers.clear();
    this.rate = unusedRate;
    this.greetedAt = undefined;
    this.reports = undefined;
  }
}
