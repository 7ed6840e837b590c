import type { SocialNotice, SocialProblem } from '../../../domain/auth/social-sign-in';
import { noticeToast } from '../../../domain/notices/notice-catalogue';
import type { ToastDraft } from '../../../domain/notices/toast';
import { filled } from '../../notices/texts/notice-text';
import { sessionTexts } from '../../notices/texts/session.texts';

/** A sign-in by a provider has one toast at most, which outlives the auth modal. */
const KEY = 'auth.social';

/** The toast for what a sign-in by a provider has to tell; `username` is who is signed in by then (spec 1 §8). */
export function socialToast(notice: SocialNotice, username: string): ToastDraft {
  return { ...draft(notice, username), key: KEY };
}

function draft(notice: SocialNotice, username: string): ToastDraft {
  if (notice.kind === 'danger') return problem(notice.problem);
  switch (notice.code) {
    case 'tab-opened':
      return noticeToast('social-tab-opened', sessionTexts['social-tab-opened']);
    case 'identity-waits':
      return noticeToast(
        'social-identity-waits',
        filled(sessionTexts['social-identity-waits'], notice.message ?? WAITS),
      );
    case 'login':
      return noticeToast('login-succeeded', filled(sessionTexts['login-succeeded'], username));
    case 'register':
      return noticeToast(
        'social-registration-succeeded',
        filled(sessionTexts['social-registration-succeeded'], username),
      );
  }
}

const WAITS = 'Log in or register here, and your account there is connected.';

function problem(found: SocialProblem): ToastDraft {
  switch (found.kind) {
    case 'failed':
      return found.message === undefined
        ? noticeToast('social-login-unsuccessful', sessionTexts['social-login-unsuccessful'])
        : noticeToast('social-login-failed', filled(sessionTexts['social-login-failed'], found.message));
    case 'popup-blocked':
      return noticeToast('social-popup-blocked', sessionTexts['social-popup-blocked']);
    case 'tab-closed':
      return noticeToast('social-tab-closed', sessionTexts['social-tab-closed']);
    case 'timed-out':
      return noticeToast('social-timed-out', sessionTexts['social-timed-out']);
  }
}
