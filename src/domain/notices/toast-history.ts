import type { Toast } from './toast';

/** How many of the last toasts stay readable. */
export const TOASTS_REMEMBERED = 5;

/** A toast that was told in this visit, and when, in milliseconds since 1970. */
export interface RecentToast {
  readonly toast: Toast;
  readonly at: number;
}

/** The last toasts of this visit, newest first. */
export type ToastHistory = readonly RecentToast[];

/** Remembers a toast; one of the same source takes the older one's place, as on the screen. */
export function rememberToast(history: ToastHistory, toast: Toast, at: number): ToastHistory {
  const others = history.filter(
    (told) => told.toast.id !== toast.id && (toast.key === undefined || told.toast.key !== toast.key),
  );
  return [{ toast, at }, ...others].slice(0, TOASTS_REMEMBERED);
}

/** Forgets what a source told, because it no longer holds. */
export function forgetToasts(history: ToastHistory, key: string): ToastHistory {
  return history.filter(({ toast }) => toast.key !== key);
}
