import { DROPDOWN_ITEMS } from './header-dropdown';
import type { SoundName } from './sound-name';
import { soundOf } from './sound-name';

/**
 * Kinds of toasts; achievements have a kind of their own.
 * @rule 1.2.8 Toasts are of the types danger, info, warning and success.
 */
export type ToastKind = 'danger' | 'info' | 'warning' | 'success' | 'achievement';

/** Action that a toast offers, such as undo. It closes the toast. */
export interface ToastAction {
  readonly title: string;
  readonly run: () => void;
}

/** A toast's content and behaviour; times in milliseconds (spec 1 §9). */
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly body: string;
  readonly dismissible: boolean;
  readonly timeout: number;
  /** Picture of an achievement. */
  readonly thumb: string | undefined;
  /** Sound of its own, of an achievement. */
  readonly sound: SoundName | undefined;
  /** True if the toast offers to log in or sign up, so that a guest's achievement is saved. */
  readonly offersSignIn: boolean;
  /** True if the inbox lists the event, so that the recent toasts do not repeat it. */
  readonly listed: boolean;
  /** Source of the toast; a newer toast of the same source replaces it. */
  readonly key: string | undefined;
  readonly action: ToastAction | undefined;
}

/** A toast without an id; missing fields take the defaults of spec 1 §9. */
export type ToastDraft = Pick<Toast, 'kind' | 'title' | 'body'> & Partial<Omit<Toast, 'id'>>;

/**
 * Default duration of a toast, in milliseconds.
 * @rule 1.9.2a A toast stays for 5000 ms by default.
 */
export const TOAST_TIMEOUT = 5000;
/**
 * Duration of toasts about login, logout and registration errors, in milliseconds.
 * @rule 1.9.2b Login, logout and registration-error toasts stay for 3000 ms.
 */
export const SESSION_TOAST_TIMEOUT = 3000;
/**
 * Duration of toasts about the result of an external action, such as a payment or a provider's login, in
 * milliseconds.
 * @rule 2.9.8 Notices stay for 3000, 5000 or 8000 ms.
 */
export const LONG_TOAST_TIMEOUT = 8000;
/**
 * Duration of an achievement's toast, in milliseconds.
 * @rule 1.9.2c An achievement's toast stays for 60000 ms.
 */
export const ACHIEVEMENT_TOAST_TIMEOUT = 60_000;
/**
 * Time from adding a toast to showing it, in milliseconds.
 * @rule 1.9.2d A toast appears after 10 ms.
 */
export const TOAST_APPEAR_DELAY = 10;
/**
 * Time from the start of closing to removal, in milliseconds.
 * @rule 1.9.2d A toast is removed after 400 ms.
 */
export const TOAST_REMOVE_DELAY = 400;
/** Maximum number of toasts on the screen. */
export const TOASTS_SHOWN = 3;
/** Maximum number of achievements on the screen; the others wait, and one place stays free for other toasts. */
export const ACHIEVEMENTS_SHOWN = TOASTS_SHOWN - 1;
/**
 * Duration of an achievement's confetti, in milliseconds.
 * @rule 1.9.2c An achievement's toast comes with confetti for 4 s.
 */
export const CONFETTI_DURATION = 4000;

/** Completes a draft. */
export function toToast(id: string, draft: ToastDraft): Toast {
  return {
    dismissible: true,
    timeout: TOAST_TIMEOUT,
    thumb: undefined,
    sound: undefined,
    offersSignIn: false,
    listed: false,
    key: undefined,
    action: undefined,
    ...draft,
    id,
  };
}

/** Number of recent toasts that can be read again. */
export const TOASTS_REMEMBERED = DROPDOWN_ITEMS;

/** A toast of this visit with its time, in milliseconds since 1970. */
interface RecentToast {
  readonly toast: Toast;
  readonly at: number;
}

/** Recent toasts of this visit, newest first. */
export type ToastHistory = readonly RecentToast[];

/** Adds a toast to the history, in place of the older one of its source, unless the inbox lists its event. */
export function rememberToast(history: ToastHistory, toast: Toast, at: number): ToastHistory {
  if (toast.listed) return history;
  const others = history.filter(
    (recent) => recent.toast.id !== toast.id && (toast.key === undefined || recent.toast.key !== toast.key),
  );
  return [{ toast, at }, ...others].slice(0, TOASTS_REMEMBERED);
}

/** Removes the toasts of a source that are no longer valid. */
export function forgetToasts(history: ToastHistory, key: string): ToastHistory {
  return history.filter(({ toast }) => toast.key !== key);
}

/** Returns the sound of a toast; undefined for infos and warnings, because an arrival has its own sound. */
export function toastSound({ kind, sound }: Pick<Toast, 'kind' | 'sound'>): SoundName | undefined {
  return sound ?? (kind === 'info' || kind === 'warning' ? undefined : soundOf[kind]);
}
