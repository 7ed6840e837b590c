import { SOON_BUBBLE } from '../shell/footer';
import type { NoticeCode } from './notice-code';
import type { Toast, ToastKind } from './toast';
import { LONG_TOAST_TIMEOUT, SESSION_TOAST_TIMEOUT, TOAST_TIMEOUT } from './toast';

type NoticeKind = Exclude<ToastKind, 'achievement'>;

/**
 * Where a notice is told: in a toast or bubble that goes by itself (`timeout` in milliseconds); beside its field, in place of a page's content or of a
 * dropdown's items; or not to players, but in the log, to whoever called, or to nobody.
 */
export type Notice =
  | { readonly place: 'toast' | 'bubble'; readonly kind: NoticeKind; readonly timeout: number }
  | { readonly place: 'inline' | 'page' | 'dropdown'; readonly kind: NoticeKind }
  | { readonly place: 'log' | 'raised' | 'ignored' };

const brief = { place: 'toast', kind: 'danger', timeout: SESSION_TOAST_TIMEOUT } as const;
const danger = { ...brief, timeout: TOAST_TIMEOUT } as const;
const grave = { ...brief, timeout: LONG_TOAST_TIMEOUT } as const;
const done = { ...danger, kind: 'success' } as const;
const info = { ...danger, kind: 'info' } as const;
const field = { place: 'inline', kind: 'danger' } as const;
const empty = { place: 'page', kind: 'info' } as const;
const list = { place: 'dropdown', kind: 'info' } as const;

/**
 * Every notice and error of the specifications: its kind, where it is told, and for how long.
 * @rule 1.8.3 A lazy module's failure is raised.
 * @rule 1.8.4 A failed login is a danger toast of 3 s.
 * @rule 1.8.5 A failed registration is the same toast.
 * @rule 1.8.6 A refused step is a danger toast.
 * @rule 1.8.7 A failure of a forgotten or reset password is told in the pane.
 * @rule 1.8.8 A failed social login is a danger toast.
 * @rule 1.8.11 Failures of ads and of realtime are only logged.
 * @rule 1.8.12 An unknown icon name raises an error.
 * @rule 2.5.1 A review that is too short is told as such.
 * @rule 2.5.2 A review without a rating is told as such.
 * @rule 2.5.10 A review without a login is answered by the request to log in.
 * @rule 2.5.11 A second review is answered by the place of the first.
 * @rule 2.8.1 Failures of calls are told as danger notices, or inline.
 * @rule 2.8.3 The named messages are danger notices.
 * @rule 2.8.4 Success notices are toasts.
 * @rule 2.8.5 A failure of the index is told with the server's message.
 * @rule 2.8.6 Failures of ads are not told.
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
  'social-tab-opened': { ...info, timeout: LONG_TOAST_TIMEOUT },
  'social-identity-waits': { ...info, timeout: LONG_TOAST_TIMEOUT },
  'social-login-failed': danger,
  'social-popup-blocked': grave,
  'social-tab-closed': danger,
  'social-timed-out': grave,
  'social-login-unsuccessful': grave,
  'social-registration-failed': danger,
  'social-registration-succeeded': done,
  'verification-failed': grave,
  'account-not-found': grave,
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
  'purchase-failed': grave,
  'premium-activated': done,
  'message-sent': done,
  'unknown-icon': { place: 'raised' },
  'module-failed': { place: 'raised' },
  'ad-failed': { place: 'log' },
  'realtime-failed': { place: 'log' },
  'call-aborted': { place: 'ignored' },
} as const satisfies Record<NoticeCode, Notice>;

/** Notices that are told in a toast. */
export type ToastNoticeCode = {
  [Code in NoticeCode]: (typeof noticeCatalogue)[Code]['place'] extends 'toast' ? Code : never;
}[NoticeCode];

/** A notice's toast with its words: as long and of the kind that the catalogue says. */
export function noticeToast(
  code: ToastNoticeCode,
  { title, body }: Pick<Toast, 'title' | 'body'>,
): Pick<Toast, 'kind' | 'title' | 'body' | 'timeout'> {
  const { kind, timeout } = noticeCatalogue[code];
  return { kind, timeout, title, body };
}

/**
 * The status of a call that brought no answer of the server; its `data` is null, its message a notice's text (spec 1 §8).
 * @rule 1.8.1 A network failure has success false, code 503 and the debug code err_network.
 */
export const NETWORK_FAILURE = { success: false, code: 503, debug: 'err_network' } as const;
