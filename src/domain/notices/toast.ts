export type ToastKind = 'danger' | 'info' | 'warning' | 'success' | 'achievement';

/** How a notice looks and how long it stays; times in milliseconds (spec 1 §9). */
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly body: string;
  readonly dismissible: boolean;
  readonly timeout: number;
  /** Picture of an achievement. */
  readonly thumb: string | undefined;
  /** Offers to sign in or up, so that a guest's badge is kept. */
  readonly offersSignIn: boolean;
  /** Its source: a newer toast of the same source takes its place. */
  readonly key: string | undefined;
}

/** A toast before it has an id; what is left out takes the defaults of spec 1 §9. */
export type ToastDraft = Pick<Toast, 'kind' | 'title' | 'body'> & Partial<Omit<Toast, 'id'>>;

export const TOAST_TIMEOUT = 5000;
/** Login, logout and registration notices. */
export const SESSION_TOAST_TIMEOUT = 3000;
export const ACHIEVEMENT_TOAST_TIMEOUT = 60_000;
/** From being added to being seen. */
export const TOAST_APPEAR_DELAY = 10;
/** From the start of closing to removal. */
export const TOAST_REMOVE_DELAY = 400;
/** How many toasts stand at the same time. */
export const TOASTS_SHOWN = 3;
export const CONFETTI_DURATION = 4000;

/** Completes a draft. */
export function toToast(id: string, draft: ToastDraft): Toast {
  return {
    dismissible: true,
    timeout: TOAST_TIMEOUT,
    thumb: undefined,
    offersSignIn: false,
    key: undefined,
    ...draft,
    id,
  };
}
