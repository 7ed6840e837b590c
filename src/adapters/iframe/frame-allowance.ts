import type { Cancel, Clock } from '../../application/system/clock.port';
import { bridgeLimits } from '../../domain/bridge/bridge-limits';
import { admitHello } from '../../domain/bridge/hello-rate';
import { admitCall, callAnswered, unusedRate } from '../../domain/bridge/call-rate';

/** Gives a call's place back; false when its time was over before. */
export type Release = () => boolean;

/** What all documents of one frame may ask together (decisions §7): a new document brings no new allowance. */
export class FrameAllowance {
  private rate = unusedRate;
  private greetedAt: number | undefined;
  /** Reports that may be sent at once, and when that was computed. */
  private reports: { readonly left: number; readonly at: number } | undefined;
  private readonly timers = new Set<Cancel>();

  constructor(private readonly clock: Clock) {}

  /** Whether a new document's hello may be heard now: one a second. */
  admitHello(): boolean {
    const now = this.clock.now();
    if (!admitHello(this.greetedAt, now)) return false;
    this.greetedAt = now;
    return true;
  }

  /** Returns whether one more report of the runtime script may be read now. */
  admitReport(): boolean {
    const { reportBurst, reportEvery } = bridgeLimits;
    const now = this.clock.now();
    const { left, at } = this.reports ?? { left: reportBurst, at: now };
    const allowed = Math.min(reportBurst, left + Math.max(0, now - at) / reportEvery);
    this.reports = { left: allowed >= 1 ? allowed - 1 : allowed, at: now };
    return allowed >= 1;
  }

  /** A place for one more call, or undefined when it must be refused; after 10 s the place is free and `tooLate` runs. */
  admitCall(tooLate: () => void): Release | undefined {
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
      if (release()) tooLate();
    });
    this.timers.add(cancel);
    return release;
  }

  /** The portal let go of the frame. */
  clear(): void {
    for (const cancel of this.timers) cancel();
    this.timers.clear();
    this.rate = unusedRate;
    this.greetedAt = undefined;
    this.reports = undefined;
  }
}
