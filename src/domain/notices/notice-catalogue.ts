import { SOON_BUBBLE } from '../shell/footer';
import type { NoticeCode } from './notice-code';
import type { Toast, ToastKind } from './toast';
import { LONG_TOAST_TIMEOUT, SESSION_TOAST_TIMEOUT, TOAST_TIMEOUT } from './toast';

type NoticeKind = Exclude<ToastKind, 'achievement'>;

/**
 * Place of a notice: a toast or bubble with a `timeout` in milliseconds, beside a field, or in an empty page or
 * dropdown. Other places are the log, an exception for the caller, and none.
 */
export type Notice =
  | { readonly place: 'toast' | 'bubble'; readonly kind: NoticeKind; readonly timeout: number }
  | { readonly place: 'inline' | 'page' | 'dropdown'; readonly kind: NoticeKind }
  | { readonly place: 'log' | 'raised' | 'ignored' };

const brief = { place: 'toast', kind: 'danger', timeout: SESSION_TOAST_TIMEOUT } as const;
const danger = { ...brief, timeout: TOAST_TIMEOUT } as const;
const longDanger = { ...brief, timeout: LONG_TOAST_TIMEOUT } as const;
const done = { ...danger, kind: 'success' } as const;
const info = { ...danger, kind: 'info' } as const;
const field = { place: 'inline', kind: 'danger' } as const;
const empty = { place: 'page', kind: 'info' } as const;
const list = { place: 'dropdown', kind: 'info' } as const;

/**
 * Notices and errors of the specifications, each with its kind, place and duration.
 * @rule 1.8.3 A lazy module's failure is thrown.
 * @rule 1.8.4 A failed login shows a danger toast for 3 s.
 * @rule 1.8.5 A failed registration shows the same toast.
 * @rule 1.8.6 A refused step shows a danger toast.
 * @rule 1.8.7 A failure of a forgotten or reset password is shown in the pane.
 * @rule 1.8.8 A failed social login shows a danger toast.
 * @rule 1.8.11 Failures of ads and of realtime are only logged.
 * @rule 1.8.12 An unknown icon name throws an error.
 * @rule 2.5.1 A review that is too short shows an error.
 * @rule 2.5.2 A review without a rating shows an error.
 * @rule 2.5.10 A review without a login shows a request to log in.
 * @rule 2.5.11 A second review shows where the first one is.
 * @rule 2.8.1 Failed calls show danger notices, or inline errors.
 * @rule 2.8.3 The named messages are danger notices.
 * @rule 2.8.4 Success notices are toasts.
 * @rule 2.8.5 A failure of the index shows the server's message.
 * @rule 2.8.6 Failures of ads are not shown.
 * @rule 2.8.7 An aborted call is ignored.
 * @rule 2.9.8 Notices stay for 3000, 5000 or 8000 ms.
 */
export const noticeCatalogue = {
  'login-succeeded': { ...done, timeout: SESSION_TOAST_TIMEOUT },
  'login-failed': brief,
  'registration-succeeded': done,
  'registration-failed': brief,
  'step-refused': danger,
  'signed-out': { ...done, timeout: SESSION_TOAST_TIMEOUT },
  'sign-out-failed': danger,
  'reset-mail-sent': { place: 'inline', kind: 'success' },
  'reset-mail-failed': field,
  'reset-fields-missing': field,
  'passwords-differ': field,
  'password-reset': { place: 'inline', kind: 'success' },
  'password-reset-failed': field,
  'reset-link-missing': { ...info, timeout: LONG_TOAST_TIMEOUT },
  'social-tab-opened': { ...info, timeout: LONG_TOAST_TIMEOUT },
  'social-identity-waits': { ...info, timeout: LONG_TOAST_TIMEOUT },
  'social-login-failed': danger,
  'social-popup-blocked': { ...longDanger, kind: 'warning' },
  'social-tab-closed': danger,
  'social-timed-out': longDanger,
  'social-login-unsuccessful': longDanger,
  'social-registration-failed': danger,
  'social-registration-succeeded': done,
  'verification-failed': longDanger,
  'account-not-found': longDanger,
  'network-failed': danger,
  'answer-malformed': danger,
  'call-failed': danger,
  'all-done': done,
  'coming-soon': { place: 'bubble', kind: 'info', timeout: SOON_BUBBLE },
  'query-too-short': danger,
  'query-too-long': danger,
  'notifications-empty': list,
  'messages-empty': list,
  'notifications-signed-out': list,
  'messages-signed-out': list,
  'no-popular-games': empty,
  'no-games': empty,
  'no-categories': empty,
  'no-articles': empty,
  'index-failed': danger,
  'no-results': empty,
  'no-description': empty,
  'review-too-short': danger,
  'review-too-long': danger,
  'review-without-rating': danger,
  'review-needs-login': danger,
  'reaction-needs-login': danger,
  'review-exists': info,
  'review-removed': done,
  'response-removed': done,
  'purchase-failed': longDanger,
  'premium-activated': done,
  'message-sent': done,
  'unknown-icon': { place: 'raised' },
  'module-failed': { place: 'raised' },
  'ad-failed': { place: 'log' },
  'realtime-failed': { place: 'log' },
  'call-aborted': { place: 'ignored' },
} as const satisfies Record<NoticeCode, Notice>;

/** Notices that are shown in a toast. */
export type ToastNoticeCode = {
  [Code in NoticeCode]: (typeof noticeCatalogue)[Code]['place'] extends 'toast' ? Code : never;
}[NoticeCode];

/** Creates a notice's toast with its texts; kind and duration come from the catalogue. */
export function noticeToast(
  code: ToastNoticeCode,
  { title, body }: Pick<Toast, 'title' | 'body'>,
): Pick<Toast, 'kind' | 'title' | 'body' | 'timeout'> {
  const { kind, timeout } = noticeCatalogue[code];
  return { kind, timeout, title, body };
}

/**
 * Outcome of a call without a response from the server. Its `data` is null, its message the text of a notice (spec 1
 * §8).
 * @rule 1.8.1 A network failure has success false, code 503 and the debug code err_network.
 */
export const NETWORK_FAILURE = { success: false, code: 503, debug: 'err_network' } as const;
