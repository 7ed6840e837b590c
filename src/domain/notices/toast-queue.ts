import type { Toast } from './toast';
import { TOAST_APPEAR_DELAY, TOAST_REMOVE_DELAY, TOASTS_SHOWN } from './toast';

export type ToastPhase = 'added' | 'shown' | 'closing';

/** A toast on the screen; `remaining` is the time left in its phase, in milliseconds. */
export interface LiveToast {
  readonly toast: Toast;
  readonly phase: ToastPhase;
  readonly remaining: number;
  /** True while hovered or focused; its time is paused. */
  readonly held: boolean;
}

export type ToastQueue = readonly LiveToast[];

export type ToastEvent =
  | { readonly type: 'announced'; readonly toast: Toast }
  | { readonly type: 'time-passed'; readonly milliseconds: number }
  | { readonly type: 'held'; readonly id: string }
  | { readonly type: 'released'; readonly id: string }
  | { readonly type: 'dismissed'; readonly id: string }
  /** The toasts of one source are no longer valid. */
  | { readonly type: 'withdrawn'; readonly key: string };

/**
 * Returns the toasts after an event: added (10 ms), shown (its timeout), closing (400 ms), gone (spec 1 §4).
 * @rule 1.4.10a A toast appears after 10 ms.
 * @rule 1.4.10b A toast closes by itself after 5000 ms or its own timeout.
 * @rule 1.4.10c A dismissible toast can be closed by hand.
 * @rule 1.4.10d A toast is removed 400 ms after closing starts.
 */
export function nextToasts(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case 'announced':
      return queue.some(({ toast }) => toast.id === event.toast.id) ? queue : withToast(queue, event.toast);
    case 'time-passed':
      return queue.flatMap((live) => afterTime(live, event.milliseconds));
    case 'held':
      return changed(queue, event.id, (live) => (live.phase === 'closing' ? live : { ...live, held: true }));
    case 'released':
      return changed(queue, event.id, (live) => ({ ...live, held: false }));
    case 'dismissed':
      return changed(queue, event.id, (live) => (live.toast.dismissible ? closing(live) : live));
    case 'withdrawn':
      return queue.map((live) => (live.toast.key === event.key ? closing(live) : live));
  }
}

/** Returns the milliseconds until the queue changes by itself; undefined if nothing is due. */
export function untilNextToastChange(queue: ToastQueue): number | undefined {
  const due = queue.filter((live) => !live.held).map((live) => live.remaining);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Adds a toast in place of the older one of its source; above the maximum, the least important toasts close. */
function withToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const others = queue.filter((live) => toast.key === undefined || live.toast.key !== toast.key);
  const shown = others
    .filter(({ phase }) => phase !== 'closing')
    .sort((one, other) => priorityOf(one) - priorityOf(other));
  const surplus = shown.slice(0, Math.max(0, shown.length + 1 - TOASTS_SHOWN));
  return [...others.map((live) => (surplus.includes(live) ? closing(live) : live)), added(toast)];
}

/** Returns the priority of a toast: older ones close first, achievements after the others, held ones last. */
function priorityOf({ toast, held }: LiveToast): number {
  if (held) return 2;
  return toast.kind === 'achievement' ? 1 : 0;
}

function added(toast: Toast): LiveToast {
  return { toast, phase: 'added', remaining: TOAST_APPEAR_DELAY, held: false };
}

function closing(live: LiveToast): LiveToast {
  return live.phase === 'closing' ? live : { ...live, phase: 'closing', remaining: TOAST_REMOVE_DELAY, held: false };
}

function afterTime(live: LiveToast, milliseconds: number): ToastQueue {
  if (live.held) return [live];
  if (milliseconds < live.remaining) return [{ ...live, remaining: live.remaining - milliseconds }];
  const rest = milliseconds - live.remaining;
  switch (live.phase) {
    case 'added':
      return afterTime({ ...live, phase: 'shown', remaining: live.toast.timeout }, rest);
    case 'shown':
      return afterTime(closing(live), rest);
    case 'closing':
      return [];
  }
}

function changed(queue: ToastQueue, id: string, change: (live: LiveToast) => LiveToast): ToastQueue {
  return queue.map((live) => (live.toast.id === id ? change(live) : live));
}
