import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ToastDraft } from '../../domain/notices/toast';
import { toToast } from '../../domain/notices/toast';
import type { ToastEvent, ToastQueue } from '../../domain/notices/toast-queue';
import { nextToasts, untilNextToastChange } from '../../domain/notices/toast-queue';
import type { Cancel, Clock } from '../system/clock.port';
import type { Random } from '../system/random.port';

/** The toasts on the screen, moved by the clock. */
export class NoticesState {
  private readonly cell = new BehaviorSubject<ToastQueue>([]);
  readonly toasts$: Observable<ToastQueue> = this.cell.asObservable();
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

  announce(draft: ToastDraft): void {
    this.apply({ type: 'announced', toast: toToast(this.random.uuid(), draft) });
  }

  /** Closes what was told under a key, because it no longer holds. */
  withdraw(key: string): void {
    this.apply({ type: 'withdrawn', key });
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
