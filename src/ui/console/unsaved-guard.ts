import type { Cancel } from '../../application/system/clock.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';

/** Keeps the browser's confirmation active while something on the page is not saved. */
export class UnsavedGuard {
  private release: Cancel | undefined;

  constructor(private readonly leaveGuard: LeaveGuard) {}

  /** Activates or ends the confirmation. */
  set(unsaved: boolean): void {
    if (unsaved) {
      this.release ??= this.leaveGuard.activate();
      return;
    }
    this.release?.();
    this.release = undefined;
  }
}
