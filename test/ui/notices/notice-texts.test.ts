// @vitest-environment node
import { describe, expect, expectTypeOf, test } from 'vitest';
import { NETWORK_FAILURE, noticeCatalogue } from '../../../src/domain/notices/notice-catalogue';
import type { NoticeCode, ShownNoticeCode } from '../../../src/domain/notices/notice-code';
import type { NoticeText } from '../../../src/ui/notices/texts/common.texts';
import { commonTexts, homeTexts } from '../../../src/ui/notices/texts/common.texts';
import { contentTexts } from '../../../src/ui/notices/texts/content.texts';
import { gameTexts } from '../../../src/ui/notices/texts/game.texts';
import { headerTexts } from '../../../src/ui/notices/texts/header.texts';
import { marketTexts } from '../../../src/ui/notices/texts/market.texts';
import { sessionTexts } from '../../../src/ui/notices/texts/session.texts';
import { signOutTexts } from '../../../src/ui/session/session.view-model';

const texts = {
  ...signOutTexts,
  ...sessionTexts,
  ...commonTexts,
  ...headerTexts,
  ...homeTexts,
  ...gameTexts,
  ...marketTexts,
  ...contentTexts,
};
const silent = ['unknown-icon', 'module-failed', 'ad-failed', 'realtime-failed', 'call-aborted'];
const SERVER = 'Message of the server.';

/** Returns the title and the body with `inserted` filled in. */
function shownTexts(code: ShownNoticeCode, inserted = SERVER): readonly [string, string] {
  const { title, body }: NoticeText = texts[code];
  return [title, typeof body === 'string' ? body : body(inserted)];
}

const expectedTexts: Record<ShownNoticeCode, readonly [string, string]> = {
  // Spec 1 §5
  'query-too-short': ['Invalid Input', 'Please enter at least 3 character to perform a search.'],
  'query-too-long': ['Invalid Input', 'Please enter at most 100 characters to perform a search.'],
  'reset-fields-missing': ['', 'Please fill both the fields above to request a password reset.'],
  'passwords-differ': ['', 'The password confirmation does not match the entered password. Please check your inputs.'],
  // Spec 1 §8
  'network-failed': ['Error', 'A network error has occurred. Please check your connection and try again.'],
  'answer-malformed': ['Error', 'Something went wrong while trying to handle this request. Please try again later.'],
  'login-failed': ['Oops!', SERVER],
  'registration-failed': ['Oops!', SERVER],
  'step-refused': ['Error', SERVER],
  'reset-mail-failed': ['', SERVER],
  'password-reset-failed': ['', SERVER],
  'social-login-failed': ['Login Error', SERVER],
  'login-succeeded': ['Welcome Back!', `You are now successfully logged in as ${SERVER}.`],
  'registration-succeeded': [
    'Welcome to Holocade',
    'Registration Completed. Please check your inbox for verification email.',
  ],
  'signed-out': ['Signed Out', 'You are now signed out of your account.'],
  'sign-out-failed': ['Error', SERVER],
  'reset-mail-sent': [
    '',
    "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.",
  ],
  'password-reset': [
    '',
    'Your password has been reset. You may now close this modal and log in using your new password.',
  ],
  'notifications-empty': ['All Clear', 'You do not have any pending notifications at the moment.'],
  'messages-empty': ['', 'You do not have any unread messages at the moment.'],
  'notifications-signed-out': ['', 'Please log into your account to view your notifications.'],
  'messages-signed-out': ['', 'Please log into your account to view your messages.'],
  'no-popular-games': ['', 'There are no popular games to display at the moment.'],
  'no-games': ['', 'There are no games to be displayed at the moment.'],
  'no-categories': ['', 'There are no featured categories to display at the moment.'],
  'no-articles': ['', 'There are no articles to display at the moment.'],
  // Spec 1 §2 and §4
  'coming-soon': ['Coming Soon', ''],
  'social-tab-opened': ['New Tab', 'A new tab was opened. Please complete your login there.'],
  'social-identity-waits': ['One More Step', SERVER],
  'social-popup-blocked': [
    'Login Error',
    'Your browser blocked the new tab. Please allow pop-ups for this site and try again.',
  ],
  'social-tab-closed': ['Login Error', 'The tab was closed before the login was completed.'],
  'social-timed-out': ['Login Error', 'The login was not completed within 10 minutes. Please try again.'],
  // Spec 2 §2
  'index-failed': ['Oops!', SERVER],
  'no-results': ['No results', 'Please try searching using different filters.'],
  'no-description': ['', 'No Description.'],
  // Spec 2 §5
  'review-too-short': ['Too Short', 'Please enter at least 20 characters to submit your review.'],
  'review-too-long': ['Too Long', `Please enter at most ${SERVER} characters.`],
  'review-without-rating': ['No Rating', 'Please choose a rating before submitting your feedback.'],
  'review-needs-login': ['Login Required', 'Please register or login to leave a review.'],
  'review-exists': ['Scroll Down', 'You can find and edit your review by scrolling down to the bottom of the page.'],
  'reaction-needs-login': ['Login Required', 'Please register or login to react.'],
  'reset-link-missing': [
    'Reset Password',
    'Please open the link in your email again. If it no longer works, request a new one.',
  ],
  // Spec 2 §8
  'call-failed': ['Error', SERVER],
  'social-registration-failed': ['Login Error', SERVER],
  'social-login-unsuccessful': [
    'Login Unsuccessful',
    "It seems like there was an issue during the process, or you've cancelled the login.",
  ],
  'verification-failed': ['Verification Error', SERVER],
  'account-not-found': ['Account Not Found', SERVER],
  'purchase-failed': ['Purchase Error', SERVER],
  'all-done': ['All Done', SERVER],
  'review-removed': ['Success', 'Your review has been permanently removed.'],
  'response-removed': ['Success', 'Your response has been permanently removed.'],
  'message-sent': ['Message Sent', 'Thanks for your message. We’ll reply by email.'],
  'premium-activated': ['Premium Activated!', `Enjoy your games ad-free until ${SERVER}.`],
  'social-registration-succeeded': [
    'Welcome to Holocade',
    `Your account is ready. You are now logged in as ${SERVER}.`,
  ],
};

describe('notice texts', () => {
  test('exist for exactly the notices that are shown', () => {
    expectTypeOf<keyof typeof texts>().toEqualTypeOf<ShownNoticeCode>();
    expectTypeOf<keyof typeof noticeCatalogue>().toEqualTypeOf<NoticeCode>();
    const shown = Object.keys(noticeCatalogue).filter((code) => !silent.includes(code));
    expect(Object.keys(texts).sort()).toEqual(shown.sort());
  });

  test.each(Object.entries(expectedTexts))('match the specification for %s', (code, expected) => {
    expect(shownTexts(code as ShownNoticeCode)).toEqual(expected);
  });

  test('insert the name of the player', () => {
    expect(shownTexts('login-succeeded', 'nova')[1]).toBe('You are now successfully logged in as nova.');
  });

  test('use the message of the error envelope for a network failure', () => {
    expect({ status: { ...NETWORK_FAILURE, message: texts['network-failed'].body }, data: null }).toEqual({
      status: {
        success: false,
        code: 503,
        debug: 'err_network',
        message: 'A network error has occurred. Please check your connection and try again.',
      },
      data: null,
    });
  });
});
