/**
 * What a toast tells about; badges have a kind of their own.
 * @rule 1.2.8 Toasts are of the types danger, info, warning and success.
 */
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

/**
 * How long a toast stays unless it says otherwise, in milliseconds.
 * @rule 1.9.2a A toast stays for 5000 ms by default.
 */
export const TOAST_TIMEOUT = 5000;
/**
 * How long login, logout and registration errors stay, in milliseconds.
 * @rule 1.9.2b Login, logout and registration-error toasts stay for 3000 ms.
 */
export const SESSION_TOAST_TIMEOUT = 3000;
/**
 * How long a notice stays that tells how something ended elsewhere, such as a payment or another provider's sign-in, in milliseconds.
 * @rule 2.9.8 Notices stay for 3000, 5000 or 8000 ms.
 */
export const LONG_TOAST_TIMEOUT = 8000;
/**
 * How long a badge stays, in milliseconds.
 * @rule 1.9.2c An achievement's toast stays for 60000 ms.
 */
export const ACHIEVEMENT_TOAST_TIMEOUT = 60_000;
/**
 * From being added to being seen, in milliseconds.
 * @rule 1.9.2d A toast appears after 10 ms.
 */
export const TOAST_APPEAR_DELAY = 10;
/**
 * From the start of closing to removal, in milliseconds.
 * @rule 1.9.2d A toast is removed after 400 ms.
 */
export const TOAST_REMOVE_DELAY = 400;
/** How many toasts stand at the same time. */
export const TOASTS_SHOWN = 3;
/**
 * How long the confetti of an achievement flies, in milliseconds.
 * @rule 1.9.2c An achievement's toast comes with confetti for 4 s.
 */
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

/** How many of the last toasts stay readable. */
export const TOASTS_REMEMBERED = 5;

/** A toast that was told in this visit, and when, in milliseconds since 1970. */
interface RecentToast {
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
