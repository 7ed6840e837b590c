import type { Observable } from 'rxjs';
import { BehaviorSubject } from 'rxjs';
import type { ToastDraft, ToastHistory } from '../../domain/notices/toast';
import { toToast, forgetToasts, rememberToast } from '../../domain/notices/toast';
import type { ToastEvent, ToastQueue } from '../../domain/notices/toast-queue';
import { nextToasts, untilNextToastChange } from '../../domain/notices/toast-queue';
import type { Cancel, Clock } from '../system/clock.port';
import type { Random } from '../system/random.port';

/** Visible toasts, which expire with the clock, and the recent toasts. */
export class NoticesState {
  private readonly cell = new BehaviorSubject<ToastQueue>([]);
  readonly toasts$: Observable<ToastQueue> = this.cell.asObservable();
  private readonly recentToasts = new BehaviorSubject<ToastHistory>([]);
  /** Recent toasts of this visit, newest first. */
  readonly history$: Observable<ToastHistory> = this.recentToasts.asObservable();
  private cancelTick: Cancel = () => undefined;
  private lastChange: number;

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
  ) {
    this.lastChange = clock.now();
  }

  get current(): ToastQueue {
    return this.cell.value;
  }

  get history(): ToastHistory {
    return this.recentToasts.value;
  }

  announce(draft: ToastDraft): void {
    const toast = toToast(this.random.uuid(), draft);
    this.recentToasts.next(rememberToast(this.recentToasts.value, toast, this.clock.now()));
    this.apply({ type: 'announced', toast });
  }

  /** Closes the toasts with a key, because their message is outdated. */
  withdraw(key: string): void {
    this.recentToasts.next(forgetToasts(this.recentToasts.value, key));
    this.apply({ type: 'withdrawn', key });
  }

  /** Clears the recent toasts. Visible toasts stay. */
  clearRecentToasts(): void {
    this.recentToasts.next([]);
  }

  apply(event: Exclude<ToastEvent, { type: 'time-passed' }>): void {
    this.catchUp();
    this.move(event);
  }

  private catchUp(): void {
    const now = this.clock.now();
    const milliseconds = Math.max(0, now - this.lastChange);
    this.lastChange = now;
    if (milliseconds > 0 && this.cell.value.length > 0) this.move({ type: 'time-passed', milliseconds });
  }

  private move(event: ToastEvent): void {
    this.cell.next(nextToasts(this.cell.value, event));
    this.cancelTick();
    const due = untilNextToastChange(this.cell.value);
    if (due !== undefined) this.cancelTick = this.clock.after(Math.max(1, due), () => this.catchUp());
  }
}
