import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ToastDraft } from '../../domain/notices/toast';
import { toToast } from '../../domain/notices/toast';
import type { ToastHistory } from '../../domain/notices/toast-history';
import { forgetToasts, rememberToast } from '../../domain/notices/toast-history';
import type { ToastEvent, ToastQueue } from '../../domain/notices/toast-queue';
import { nextToasts, untilNextToastChange } from '../../domain/notices/toast-queue';
import type { Cancel, Clock } from '../system/clock.port';
import type { Random } from '../system/random.port';

/** The toasts on the screen, moved by the clock, and the last that were there. */
export class NoticesState {
  private readonly cell = new BehaviorSubject<ToastQueue>([]);
  readonly toasts$: Observable<ToastQueue> = this.cell.asObservable();
  private readonly told = new BehaviorSubject<ToastHistory>([]);
  /** The last toasts of this visit, newest first. */
  readonly history$: Observable<ToastHistory> = this.told.asObservable();
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
    return this.told.value;
  }

  announce(draft: ToastDraft): void {
    const toast = toToast(this.random.uuid(), draft);
    this.told.next(rememberToast(this.told.value, toast, this.clock.now()));
    this.apply({ type: 'announced', toast });
  }

  /** Closes what was told under a key, because it no longer holds. */
  withdraw(key: string): void {
    this.told.next(forgetToasts(this.told.value, key));
    this.apply({ type: 'withdrawn', key });
  }

  /** Forgets the last toasts; those on the screen stay. */
  clearRecentToasts(): void {
    this.told.next([]);
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
