import type { Toast } from './toast';
import { ACHIEVEMENTS_SHOWN, TOAST_APPEAR_DELAY, TOAST_REMOVE_DELAY, TOASTS_SHOWN } from './toast';

/** Phase of a toast; a `waiting` one is not on the screen yet. */
export type ToastPhase = 'waiting' | 'added' | 'shown' | 'closing';

/** A toast of the queue; `remaining` is the time left in its phase, in milliseconds. */
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
 * Returns the toasts after an event: waiting (achievements only, until a place is free), added (10 ms), shown (its timeout), closing (400 ms), gone (spec 1 §4).
 * @rule 1.4.10a A toast appears after 10 ms.
 * @rule 1.4.10b A toast closes by itself after 5000 ms or its own timeout.
 * @rule 1.4.10c A dismissible toast can be closed by hand.
 * @rule 1.4.10d A toast is removed 400 ms after closing starts.
 * @rule 1.9.2c Every achievement stays for its whole time; later ones wait for a place.
 */
export function nextToasts(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case 'announced':
      return queue.some(({ toast }) => toast.id === event.toast.id) ? queue : settled(withToast(queue, event.toast));
    case 'time-passed':
      return throughTime(queue, event.milliseconds);
    case 'held':
      return changed(queue, event.id, (live) => (live.phase === 'closing' ? live : { ...live, held: true }));
    case 'released':
      return changed(queue, event.id, (live) => ({ ...live, held: false }));
    case 'dismissed':
      return closed(queue, ({ toast }) => toast.id === event.id && toast.dismissible);
    case 'withdrawn':
      return closed(queue, ({ toast }) => toast.key === event.key);
  }
}

/** Returns the milliseconds until the queue changes by itself; undefined if nothing is due. */
export function untilNextToastChange(queue: ToastQueue): number | undefined {
  const due = queue.filter((live) => isShown(live) && !live.held).map((live) => live.remaining);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** True if a toast is on the screen, even while it closes. */
export function isShown({ phase }: LiveToast): boolean {
  return phase !== 'waiting';
}

/** Adds a toast in place of the older one of its source. */
function withToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const others = queue.filter((live) => toast.key === undefined || live.toast.key !== toast.key);
  const phase = isAchievement({ toast }) ? 'waiting' : 'added';
  return [...others, { toast, phase, remaining: TOAST_APPEAR_DELAY, held: false }];
}

/** Shows waiting achievements while they have a place; of the other toasts, the oldest close above the maximum. */
function settled(queue: ToastQueue): ToastQueue {
  const open = queue.filter((live) => isShown(live) && live.phase !== 'closing');
  const shown = open.filter(isAchievement).length;
  const due = queue.filter((live) => !isShown(live)).slice(0, Math.max(0, ACHIEVEMENTS_SHOWN - shown));
  const others = open.filter((live) => !isAchievement(live));
  const surplus = Math.max(0, others.length + shown + due.length - TOASTS_SHOWN);
  // The newest toast stays, and held ones close last.
  const older = others.slice(0, -1);
  const leaving = [...older.filter(({ held }) => !held), ...older.filter(({ held }) => held)].slice(0, surplus);
  if (due.length === 0 && leaving.length === 0) return queue;
  return queue.map((live) => {
    if (due.includes(live)) return { ...live, phase: 'added' };
    return leaving.includes(live) ? closing(live) : live;
  });
}

function isAchievement({ toast }: Pick<LiveToast, 'toast'>): boolean {
  return toast.kind === 'achievement';
}

/** Closes toasts; a waiting one is removed at once. */
function closed(queue: ToastQueue, which: (live: LiveToast) => boolean): ToastQueue {
  return settled(
    queue.filter((live) => isShown(live) || !which(live)).map((live) => (which(live) ? closing(live) : live)),
  );
}

function closing(live: LiveToast): LiveToast {
  return live.phase === 'closing' ? live : { ...live, phase: 'closing', remaining: TOAST_REMOVE_DELAY, held: false };
}

/** Lets time pass from change to change, because each may make a place for a waiting toast. */
function throughTime(queue: ToastQueue, milliseconds: number): ToastQueue {
  const due = untilNextToastChange(queue);
  if (due === undefined || milliseconds < due) return queue.flatMap((live) => afterTime(live, milliseconds));
  return throughTime(settled(queue.flatMap((live) => afterTime(live, due))), milliseconds - due);
}

function afterTime(live: LiveToast, milliseconds: number): ToastQueue {
  if (live.held || !isShown(live)) return [live];
  if (milliseconds < live.remaining) return [{ ...live, remaining: live.remaining - milliseconds }];
  const rest = milliseconds - live.remaining;
  if (live.phase === 'closing') return [];
  const next =
    live.phase === 'added' ? ({ ...live, phase: 'shown', remaining: live.toast.timeout } as const) : closing(live);
  return afterTime(next, rest);
}

function changed(queue: ToastQueue, id: string, change: (live: LiveToast) => LiveToast): ToastQueue {
  return queue.map((live) => (live.toast.id === id ? change(live) : live));
}
