/** Notices of logging out. */
export type SignOutNoticeCode = 'signed-out' | 'sign-out-failed';

/** Notices of logging in and signing up. */
export type SessionNoticeCode =
  | 'login-succeeded'
  | 'login-failed'
  | 'registration-succeeded'
  | 'registration-failed'
  | 'step-refused'
  | 'reset-mail-sent'
  | 'reset-mail-failed'
  | 'reset-fields-missing'
  | 'passwords-differ'
  | 'password-reset'
  | 'password-reset-failed'
  | 'reset-link-missing'
  | 'social-tab-opened'
  | 'social-identity-waits'
  | 'social-login-failed'
  | 'social-popup-blocked'
  | 'social-tab-closed'
  | 'social-timed-out'
  | 'social-login-unsuccessful'
  | 'social-registration-failed'
  | 'social-registration-succeeded'
  | 'verification-failed'
  | 'account-not-found';

/** Notices of any screen. */
export type CommonNoticeCode = 'network-failed' | 'answer-malformed' | 'call-failed' | 'all-done' | 'coming-soon';

/** Notices of the header's search and dropdowns. */
export type HeaderNoticeCode =
  | 'query-too-short'
  | 'query-too-long'
  | 'notifications-empty'
  | 'messages-empty'
  | 'notifications-signed-out'
  | 'messages-signed-out';

/** Notices of the home page's empty lists. */
export type HomeNoticeCode = 'no-popular-games' | 'no-games' | 'no-categories' | 'no-articles';

/** Notices of the game index and of reviews. */
export type GameNoticeCode =
  | 'index-failed'
  | 'no-results'
  | 'no-description'
  | 'review-too-short'
  | 'review-too-long'
  | 'review-without-rating'
  | 'review-needs-login'
  | 'review-exists'
  | 'reaction-needs-login'
  | 'review-removed'
  | 'response-removed';

/** Notices of the shop. */
export type MarketNoticeCode = 'purchase-failed' | 'premium-activated';

/** Notices of the help centre. */
export type ContentNoticeCode = 'message-sent';

/** Errors that players never see. */
export type SilentNoticeCode = 'unknown-icon' | 'module-failed' | 'ad-failed' | 'realtime-failed' | 'call-aborted';

/** Notices that are shown on the screen. */
export type ShownNoticeCode =
  | SignOutNoticeCode
  | SessionNoticeCode
  | CommonNoticeCode
  | HeaderNoticeCode
  | HomeNoticeCode
  | GameNoticeCode
  | MarketNoticeCode
  | ContentNoticeCode;

/** Every named notice and error of both specifications (§5, §8). */
export type NoticeCode = ShownNoticeCode | SilentNoticeCode;
